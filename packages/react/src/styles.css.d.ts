// The style sheet is imported for its effect alone; this lets TypeScript check that the import finds something.
export {}
