//! Reads Rust programs without running them: a list of texts in JSON on each line of the input, a list of findings on
//! each line of the output.

use std::collections::BTreeSet;
use std::io::{self, BufRead};

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use serde_json::{Value, json};
use syn::{Item, UseTree};

fn main() -> anyhow::Result<()> {
    for line in io::stdin().lock().lines() {
        let texts: Vec<String> = serde_json::from_str(&line?)?;
        let facts: Vec<Value> = texts.iter().map(|text| read(text)).collect();
        println!("{}", Value::from(facts));
    }
    Ok(())
}

/// What is told of a program.
#[derive(Default)]
struct Facts {
    /// Crates that it names, `std` too.
    crates: BTreeSet<String>,
    environment: BTreeSet<String>,
    reads_whole_environment: bool,
}

fn read(text: &str) -> Value {
    let (error, facts) = match syn::parse_file(text) {
        Ok(file) => (Value::Null, facts_of(&file.items, text)),
        Err(error) => (error.to_string().into(), Facts::default()),
    };
    let packages: Vec<_> = facts
        .crates
        .into_iter()
        .filter(|name| name != "std")
        .collect();
    json!({
        "error": error,
        // The compiler takes neither.
        "unusedImports": [],
        "undefinedNames": [],
        "packages": packages,
        "environment": facts.environment,
        "readsWholeEnvironment": facts.reads_whole_environment,
    })
}

fn facts_of(items: &[Item], text: &str) -> Facts {
    let mut facts = Facts::default();
    let mut names = BTreeSet::new();
    for item in items {
        if let Item::Use(each) = item {
            if let Some(root) = root_of(&each.tree) {
                facts.crates.insert(root);
            }
            collect_names(&each.tree, &mut names);
        }
    }
    if let Ok(tokens) = text.parse() {
        facts.read_tokens(tokens, &names);
    }
    facts
}

fn root_of(tree: &UseTree) -> Option<String> {
    match tree {
        UseTree::Path(path) => Some(path.ident.to_string()),
        UseTree::Name(name) => Some(name.ident.to_string()),
        UseTree::Rename(name) => Some(name.ident.to_string()),
        _ => None,
    }
}

/// Names under which a program knows what it imports.
fn collect_names(tree: &UseTree, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => {
            if let UseTree::Group(group) = &*path.tree {
                // `std::io::{self}` is known as `io`.
                for each in &group.items {
                    if matches!(each, UseTree::Name(name) if name.ident == "self") {
                        names.insert(path.ident.to_string());
                    }
                }
            }
            collect_names(&path.tree, names);
        }
        UseTree::Name(name) => {
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(name) => {
            names.insert(name.rename.to_string());
        }
        UseTree::Group(group) => group
            .items
            .iter()
            .for_each(|each| collect_names(each, names)),
        UseTree::Glob(_) => {}
    }
}

/// Whether a name may be that of a crate: types begin with a capital letter.
fn may_be_crate(name: &str) -> bool {
    let is_own = ["crate", "self", "super"].contains(&name);
    !is_own && name.starts_with(|letter: char| letter.is_ascii_lowercase())
}

impl Facts {
    /// Notes what paths name, in macros as elsewhere.
    fn read_tokens(&mut self, tokens: TokenStream, names: &BTreeSet<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut is_use = false;
        let mut place = 0;
        while let Some(token) = tokens.get(place) {
            match token {
                TokenTree::Group(group) if !is_use => self.read_tokens(group.stream(), names),
                TokenTree::Punct(punct) if punct.as_char() == ';' => is_use = false,
                TokenTree::Ident(ident) if ident == "use" => is_use = true,
                TokenTree::Ident(_) if !is_use => {
                    let path = path_at(&tokens[place..]);
                    if let Some((first, [_, ..])) = path.split_first()
                        && may_be_crate(first)
                        && !names.contains(first)
                    {
                        self.crates.insert(first.clone());
                    }
                    // Each step but the first has two colons before it.
                    place += (path.len() - 1) * 3;
                    self.read_call(&path, &tokens[place + 1..]);
                }
                _ => {}
            }
            place += 1;
        }
    }

    /// Notes what a call reads of the environment.
    fn read_call(&mut self, path: &[String], behind: &[TokenTree]) {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        match path[..] {
            [.., "env", "vars" | "vars_os"] => self.reads_whole_environment = true,
            [.., "env", "var" | "var_os"] => match literal_in(behind.first()) {
                Some(name) => {
                    self.environment.insert(name);
                }
                None => self.reads_whole_environment = true,
            },
            _ => {}
        }
    }
}

/// The names of the path that begins there.
fn path_at(tokens: &[TokenTree]) -> Vec<String> {
    let mut path = Vec::new();
    let mut place = 0;
    while let Some(TokenTree::Ident(ident)) = tokens.get(place) {
        path.push(ident.to_string());
        let is_colon =
            |at| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == ':');
        if !(is_colon(place + 1) && is_colon(place + 2)) {
            break;
        }
        if !matches!(tokens.get(place + 3), Some(TokenTree::Ident(_))) {
            break;
        }
        place += 3;
    }
    path
}

/// The text that is the only argument of a call.
fn literal_in(arguments: Option<&TokenTree>) -> Option<String> {
    let Some(TokenTree::Group(group)) = arguments else {
        return None;
    };
    if group.delimiter() != Delimiter::Parenthesis {
        return None;
    }
    syn::parse2::<syn::LitStr>(group.stream())
        .ok()
        .map(|literal| literal.value())
}
