"""Runs a program that nobody has read, with nothing in reach but its own folder and one port of the twin.

usage: enter.py SPEC      SPEC is a JSON file; see `sandbox.ts`. The report goes to file descriptor 3.

Three processes set up the sandbox: the one outside keeps the clock and carries bytes between the sandbox and the
twin; a second one enters the namespaces; the first process inside mounts the files, counts memory, and starts the
program. When that first process ends, for whatever reason, the kernel kills everything else inside.
"""

import ctypes, fcntl, json, os, re, resource, select, shutil, signal, socket, struct, sys, threading, time

libc = ctypes.CDLL(None, use_errno=True)

CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC = 0x20000, 0x2000000, 0x4000000, 0x8000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_BIND, MS_REC, MS_PRIVATE = 1, 2, 4, 8, 4096, 16384, 1 << 18
MNT_DETACH, AT_FDCWD, AT_RECURSIVE = 2, -100, 0x8000
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS = 1, 4, 22, 24, 38

# The user who runs the program, if the sandbox is started by root: a number that no account has.
FOREIGN_USER = 61578
# The program's user id, as it sees it.
USER = 1000
# Where its files are. Folders of this machine are shown under their own names, so these must be other ones.
WORK, HOME = "/sandbox/work", "/sandbox/home"


def check(result, what):
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, f"{what}: {os.strerror(error)}")
    return result


def prctl(*values):
    return check(libc.prctl(*[ctypes.c_ulong(value) for value in values]), "prctl")


def mount(source, target, kind=None, flags=0, data=None):
    encoded = [None if each is None else each.encode() for each in (source, target, kind, data)]
    check(libc.mount(encoded[0], encoded[1], encoded[2], ctypes.c_ulong(flags), encoded[3]), f"mount {target}")


MACHINE = os.uname().machine
# Numbers of the system calls below, per machine; the rest of the table of calls is in `forbidden`.
NUMBERS = {
    "x86_64": {"pivot_root": 155, "capset": 126, "mount_setattr": 442, "seccomp": 317},
    "aarch64": {"pivot_root": 41, "capset": 91, "mount_setattr": 442, "seccomp": 277},
}[MACHINE]


def syscall(name, *values):
    return check(libc.syscall(ctypes.c_long(NUMBERS[name]), *values), name)


def read_only(path, recursive=True, flags=0x1 | 0x2 | 0x4):
    """Makes a mount read-only, without set-user-ID programs and devices."""
    attributes = struct.pack("QQQQ", flags, 0, 0, 0)
    text = ctypes.c_char_p(path.encode())
    how = ctypes.c_uint(AT_RECURSIVE if recursive else 0)
    syscall("mount_setattr", ctypes.c_int(AT_FDCWD), text, how, ctypes.c_char_p(attributes), ctypes.c_size_t(32))


# Calls that no program that calls a model needs, and that reach the kernel's less tested parts. Each line: the name,
# and the number on x86_64 and on aarch64 (-1 if there is none).
FORBIDDEN = """
ptrace 101 117
process_vm_readv 310 270
process_vm_writev 311 271
kcmp 312 272
pidfd_getfd 438 438
mount 165 40
umount2 166 39
pivot_root 155 41
chroot 161 51
unshare 272 97
setns 308 268
open_tree 428 428
move_mount 429 429
fsopen 430 430
fsconfig 431 431
fsmount 432 432
fspick 433 433
mount_setattr 442 442
bpf 321 280
perf_event_open 298 241
userfaultfd 323 282
io_uring_setup 425 425
io_uring_enter 426 426
io_uring_register 427 427
add_key 248 217
request_key 249 218
keyctl 250 219
kexec_load 246 104
kexec_file_load 320 294
init_module 175 105
finit_module 313 273
delete_module 176 106
reboot 169 142
swapon 167 224
swapoff 168 225
acct 163 89
syslog 103 116
quotactl 179 60
quotactl_fd 443 443
settimeofday 164 170
adjtimex 159 171
clock_settime 227 112
clock_adjtime 305 266
name_to_handle_at 303 264
open_by_handle_at 304 265
fanotify_init 300 262
lookup_dcookie 212 18
nfsservctl 180 42
vhangup 153 58
iopl 172 -1
ioperm 173 -1
modify_ldt 154 -1
personality 135 92
memfd_create 319 279
memfd_secret 447 447
shmget 29 194
shmat 30 196
semget 64 190
msgget 68 186
mq_open 240 180
move_pages 279 239
migrate_pages 256 238
mbind 237 235
"""
CLONE3 = 435
CLONE, SOCKET, SOCKETPAIR, IOCTL = {"x86_64": (56, 41, 53, 16), "aarch64": (220, 198, 199, 29)}[MACHINE]
AUDIT_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}[MACHINE]
ALLOW, KILL, EPERM, ENOSYS, EAFNOSUPPORT = 0x7FFF0000, 0x80000000, 0x50001, 0x50026, 0x50061
# Unix, IPv4, IPv6, and netlink, which lists network interfaces. Others, such as vsock, ignore network namespaces.
FAMILIES = (1, 2, 10, 16)
TIOCSTI, TIOCLINUX = 0x5412, 0x541C


def filter_of_calls():
    """The rules for system calls, as a program for the kernel's filter."""
    column = 1 if MACHINE == "x86_64" else 2
    numbers = [int(line.split()[column]) for line in FORBIDDEN.strip().splitlines()]
    code = []
    op = lambda *fields: code.append(struct.pack("HBBI", *fields))
    load = lambda offset: op(0x20, 0, 0, offset)
    give = lambda value: op(0x06, 0, 0, value)
    load(4)
    op(0x15, 1, 0, AUDIT_ARCH)
    give(KILL)
    load(0)
    # Numbers of the x32 interface would get around the table.
    op(0x35, 0, 1, 0x40000000)
    give(KILL)
    for number in numbers:
        if number >= 0:
            op(0x15, 0, 1, number)
            give(EPERM)
    # Its flags are behind a pointer; libraries fall back to `clone`.
    op(0x15, 0, 1, CLONE3)
    give(ENOSYS)
    namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC
    namespaces |= CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET
    op(0x15, 0, 4, CLONE)
    load(16)
    op(0x45, 0, 1, namespaces)
    give(EPERM)
    give(ALLOW)
    for call in (SOCKET, SOCKETPAIR):
        op(0x15, 0, 3 + len(FAMILIES), call)
        load(16)
        for place, family in enumerate(FAMILIES):
            op(0x15, len(FAMILIES) - place, 0, family)
        give(EAFNOSUPPORT)
        give(ALLOW)
    op(0x15, 0, 5, IOCTL)
    load(24)
    op(0x15, 1, 0, TIOCSTI)
    op(0x15, 0, 1, TIOCLINUX)
    give(EPERM)
    give(ALLOW)
    give(ALLOW)
    return b"".join(code), len(code)


def forbid_calls():
    code, length = filter_of_calls()
    kept = ctypes.create_string_buffer(code)
    program = struct.pack("HxxxxxxP", length, ctypes.addressof(kept))
    syscall("seccomp", ctypes.c_uint(1), ctypes.c_uint(0), ctypes.c_char_p(program))


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def receive(channel, wanted):
    got = channel.recv(1)
    if got != wanted:
        raise OSError(f"the sandbox was not set up: {got!r}")


# ---- outside -------------------------------------------------------------------------------------------------------


def carry(source, target):
    try:
        while data := source.recv(65536):
            target.sendall(data)
    except OSError:
        pass
    for end in (source, target):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass


# What a host's name in a handshake or a header may consist of, so that nothing else gets into a request to the twin.
HOST = re.compile(rb"[A-Za-z0-9]([A-Za-z0-9.-]{0,252})")


def more(inner, data, size):
    """Reads on until there's enough."""
    while len(data) < size:
        piece = inner.recv(65536)
        if piece == b"":
            raise ValueError("the connection ended")
        data += piece
    return data


def host_in_handshake(inner):
    """Reads the first message of a TLS handshake. Returns the host that it names, and the message."""
    data = more(inner, b"", 5)
    if data[0] != 22:
        raise ValueError("no handshake")
    data = more(inner, data, 5 + int.from_bytes(data[3:5], "big"))
    at = 5 + 4 + 2 + 32
    for width in (1, 2, 1):  # the session, ciphers, and compressions
        at += width + int.from_bytes(data[at : at + width], "big")
    at += 2
    while at + 4 <= len(data):
        kind, size = struct.unpack("!HH", data[at : at + 4])
        if kind == 0:
            length = int.from_bytes(data[at + 7 : at + 9], "big")
            return data[at + 9 : at + 9 + length], data
        at += 4 + size
    raise ValueError("no host")


def host_in_headers(inner):
    """Reads the headers of a request. Returns the host that they name, and everything that was read."""
    data = b""
    while b"\r\n\r\n" not in data and len(data) < 65536:
        data = more(inner, data, len(data) + 1)
    found = re.search(rb"\r\nhost: *([^\r\n:]*)(?::80)?\r\n", data, re.IGNORECASE)
    if found is None:
        raise ValueError("no host")
    return found[1], data


# Ports of clients that connect to a host themselves, without a proxy.
DIRECT = ((443, host_in_handshake), (80, host_in_headers))


def accept_for(listener, port, free, direct):
    """Carries every connection to the twin's port, and to no other."""
    while True:
        inner, _ = listener.accept()
        if not free.acquire(blocking=False):
            inner.close()
            continue
        threading.Thread(target=serve, args=(inner, port, free, direct), daemon=True).start()


def tunnel(outer, host, at):
    """Asks the twin, as its proxy, for a tunnel to a host, which the twin plays itself."""
    if HOST.fullmatch(host) is None:
        raise ValueError("not a host")
    name = b"%s:%d" % (host, at)
    outer.sendall(b"CONNECT %s HTTP/1.1\r\nHost: %s\r\n\r\n" % (name, name))
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer = more(outer, answer, len(answer) + 1)
    if b" 200 " not in answer.split(b"\r\n")[0]:
        raise ValueError("no tunnel")


def serve(inner, port, free, direct):
    try:
        with inner, socket.create_connection(("127.0.0.1", port)) as outer:
            if direct is not None:
                at, host_in = direct
                inner.settimeout(30)
                host, read = host_in(inner)
                inner.settimeout(None)
                tunnel(outer, host, at)
                outer.sendall(read)
            back = threading.Thread(target=carry, args=(outer, inner), daemon=True)
            back.start()
            carry(inner, outer)
            back.join()
    except (OSError, ValueError, IndexError, struct.error):
        pass
    finally:
        free.release()


def outside(spec, child, channel):
    receive(channel, b"u")
    user, group = os.getuid(), os.getgid()
    as_root = user == 0
    write(f"/proc/{child}/setgroups", "allow" if as_root else "deny")
    more = f"\n1 {FOREIGN_USER} 1" if as_root else ""
    write(f"/proc/{child}/uid_map", f"0 {user} 1{more}")
    write(f"/proc/{child}/gid_map", f"0 {group} 1{more}")
    channel.send(b"m")
    message, ends, _, _ = socket.recv_fds(channel, 1, 1 + len(DIRECT))
    if message != b"l":
        raise OSError("the sandbox was not set up")
    listeners = [socket.socket(fileno=end) for end in ends]
    if spec["twinPort"]:
        free = threading.Semaphore(64)
        for listener, direct in zip(listeners, (None, *DIRECT)):
            threading.Thread(target=accept_for, args=(listener, spec["twinPort"], free, direct), daemon=True).start()
    told = b""
    until = time.monotonic() + spec["limits"]["seconds"]
    while not told.endswith(b"\n"):
        left = until - time.monotonic()
        if left <= 0:
            return {"exitCode": None, "limit": "time"}
        if select.select([channel], [], [], left)[0]:
            data = channel.recv(4096)
            if data == b"":
                break
            told += data
    return json.loads(told) if told else {"exitCode": None, "limit": None}


# ---- inside --------------------------------------------------------------------------------------------------------


def enter(spec, channel):
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    flags = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP
    check(libc.unshare(flags), "unshare")
    channel.send(b"u")
    receive(channel, b"m")
    first = os.fork()
    if first == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        inside(spec, channel)
    channel.close()
    os.waitpid(first, 0)


def make_place(target, is_folder):
    if is_folder:
        os.makedirs(target, exist_ok=True)
        return
    os.makedirs(os.path.dirname(target), exist_ok=True)
    if not os.path.exists(target):
        write(target, "")


def bind(source, target):
    if os.path.islink(source) and os.path.dirname(source) == "/":
        os.symlink(os.readlink(source), target)
        return
    make_place(target, os.path.isdir(source))
    mount(source, target, flags=MS_BIND | MS_REC)
    read_only(target)


def mount_files(spec):
    root, limits = spec["root"], spec["limits"]
    mount("none", "/", flags=MS_REC | MS_PRIVATE)
    mount("tmpfs", root, "tmpfs", MS_NOSUID | MS_NODEV, "size=4m,nr_inodes=4k,mode=755")
    scratch = f"{root}/.scratch"
    os.mkdir(scratch)
    mount("tmpfs", scratch, "tmpfs", MS_NOSUID | MS_NODEV, f"size={limits['diskBytes']},nr_inodes=65536,mode=755")
    owner = 1 if own_map_has_two() else 0
    for name in ("work", "home", "tmp", "shm"):
        os.mkdir(f"{scratch}/{name}")
    shutil.copytree(spec["files"], f"{scratch}/work", dirs_exist_ok=True, symlinks=True)
    for folder, folders, files in os.walk(scratch):
        for name in folders + files:
            os.chown(f"{folder}/{name}", owner, owner, follow_symlinks=False)
    os.mkdir(f"{root}/dev")
    for name in ("null", "zero", "full", "random", "urandom"):
        bind_device(f"/dev/{name}", f"{root}/dev/{name}")
    for name, target in (("fd", "/proc/self/fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2")):
        os.symlink(target, f"{root}/dev/{name}")
    os.mkdir(f"{root}/etc")
    for name, text in spec["etc"].items():
        make_place(f"{root}/etc/{name}", False)
        write(f"{root}/etc/{name}", text)
    for name, target in (("work", WORK), ("home", HOME), ("tmp", "/tmp"), ("shm", "/dev/shm")):
        make_place(root + target, True)
        mount(f"{scratch}/{name}", root + target, flags=MS_BIND)
    # Afterwards, because a folder to show may be below one of these.
    for source, target in spec["readOnly"]:
        if os.path.lexists(source):
            bind(source, root + target)
    for source, target in spec["inWork"]:
        bind(source, f"{root}{WORK}/{target}")
    os.mkdir(f"{root}/proc")
    mount("proc", f"{root}/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC)
    write(f"{root}/proc/sys/user/max_user_namespaces", "1")
    mount(f"{root}/proc/sys", f"{root}/proc/sys", flags=MS_BIND)
    read_only(f"{root}/proc/sys")
    os.mkdir(f"{root}/.old")
    syscall("pivot_root", ctypes.c_char_p(root.encode()), ctypes.c_char_p(f"{root}/.old".encode()))
    os.chdir("/")
    check(libc.umount2(b"/.old", MNT_DETACH), "umount")
    os.rmdir("/.old")
    # The bound folders keep it alive.
    check(libc.umount2(b"/.scratch", MNT_DETACH), "umount")
    os.rmdir("/.scratch")
    read_only("/", recursive=False, flags=0x1)
    return owner


def own_map_has_two():
    with open("/proc/self/uid_map") as file:
        return len(file.read().strip().splitlines()) == 2


def bind_device(source, target):
    write(target, "")
    mount(source, target, flags=MS_BIND)


def open_network(spec):
    """Turns on the loopback interface, and listens where the program expects its proxy, or hosts that it names."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        # struct ifreq with the flags IFF_UP and IFF_RUNNING; SIOCSIFFLAGS.
        fcntl.ioctl(control, 0x8914, struct.pack("16sH22x", b"lo", 0x41))
    listeners = []
    for port in (spec["twinPort"], *[port for port, _ in DIRECT]) if spec["twinPort"] else ():
        listener = socket.socket()
        listener.bind(("127.0.0.1", port))
        listener.listen(64)
        listeners.append(listener)
    return listeners


def limit(kind, value):
    resource.setrlimit(kind, (value, value))


def start(spec, owner):
    """The last steps before the program, in its own process."""
    limits = spec["limits"]
    if owner:
        os.setgroups([])
        os.setresgid(owner, owner, owner)
        os.setresuid(owner, owner, owner)
        # The process's own files in /proc belong to root otherwise.
        prctl(PR_SET_DUMPABLE, 1)
    check(libc.unshare(CLONE_NEWUSER), "unshare")
    write("/proc/self/setgroups", "deny")
    write("/proc/self/uid_map", f"{USER} {owner} 1")
    write("/proc/self/gid_map", f"{USER} {owner} 1")
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.setsid()
    os.chdir(WORK)
    os.umask(0o022)
    nothing = os.open("/dev/null", os.O_RDONLY)
    os.dup2(nothing, 0)
    os.closerange(3, 4096)
    limit(resource.RLIMIT_CORE, 0)
    # The signal of the soft limit says why; the hard one ends a program that ignores it.
    resource.setrlimit(resource.RLIMIT_CPU, (limits["cpuSeconds"], limits["cpuSeconds"] + 1))
    # Memory that is written to; engines reserve far more than they use.
    limit(resource.RLIMIT_DATA, limits["memoryBytes"])
    limit(resource.RLIMIT_FSIZE, limits["diskBytes"])
    limit(resource.RLIMIT_NOFILE, limits["files"])
    limit(resource.RLIMIT_NPROC, limits["processes"])
    limit(resource.RLIMIT_MEMLOCK, 0)
    limit(resource.RLIMIT_MSGQUEUE, 0)
    # Python ignores these, and the program would inherit that.
    for each in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(each, signal.SIG_DFL)
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    for capability in range(64):
        if libc.prctl(PR_CAPBSET_DROP, ctypes.c_ulong(capability), 0, 0, 0) < 0:
            break
    header, none = struct.pack("Ii", 0x20080522, 0), bytes(24)
    syscall("capset", ctypes.c_char_p(header), ctypes.c_char_p(none))
    forbid_calls()
    os.execvpe(spec["command"][0], spec["command"], spec["env"])


def memory_used():
    """The resident memory of everything inside, and its files, in bytes."""
    page = resource.getpagesize()
    total = 0
    for name in os.listdir("/proc"):
        if name.isdigit() and name != "1":
            try:
                with open(f"/proc/{name}/statm") as file:
                    total += int(file.read().split()[1]) * page
            except (OSError, IndexError):
                continue
    files = os.statvfs(WORK)
    return total + (files.f_blocks - files.f_bfree) * files.f_frsize


def memory_left():
    with open("/proc/meminfo") as file:
        for line in file:
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return 1 << 40


def inside(spec, channel):
    try:
        owner = mount_files(spec)
        listeners = open_network(spec)
        socket.sethostname("sandbox")
        socket.send_fds(channel, [b"l"], [each.fileno() for each in listeners])
        for each in listeners:
            each.close()
        program = os.fork()
        if program == 0:
            try:
                start(spec, owner)
            except BaseException as error:
                os.write(2, f"sandbox: {error}\n".encode())
            os._exit(126)
        # No process inside may read or trace this one, or interrupt it.
        prctl(PR_SET_DUMPABLE, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.closerange(0, 3)
        report(channel, watch(spec, program))
    except BaseException as error:
        try:
            os.write(2, f"sandbox: {error}\n".encode())
        except OSError:
            pass
        report(channel, {"exitCode": None, "limit": None, "problem": str(error)})
    os._exit(0)


def report(channel, result):
    channel.sendall(json.dumps(result).encode() + b"\n")


def watch(spec, program):
    pause = 0.002
    while True:
        while True:
            try:
                ended, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                ended, status = 0, 0
            if ended == program:
                if os.WIFEXITED(status):
                    return {"exitCode": os.WEXITSTATUS(status), "limit": None}
                by = os.WTERMSIG(status)
                return {"exitCode": None, "limit": "cpu" if by == signal.SIGXCPU else None, "signal": by}
            if ended == 0:
                break
        if memory_used() > spec["limits"]["memoryBytes"] or memory_left() < spec["limits"]["leaveBytes"]:
            return {"exitCode": None, "limit": "memory"}
        time.sleep(pause)
        pause = min(pause * 2, 0.05)


def main():
    with open(sys.argv[1]) as file:
        spec = json.load(file)
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    ours, theirs = socket.socketpair()
    child = os.fork()
    if child == 0:
        ours.close()
        os.close(3)
        try:
            enter(spec, theirs)
        except BaseException as error:
            os.write(2, f"sandbox: {error}\n".encode())
            os._exit(125)
        os._exit(0)
    theirs.close()
    try:
        result = outside(spec, child, ours)
    except BaseException as error:
        result = {"exitCode": None, "limit": None, "problem": str(error)}
    try:
        os.kill(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    os.waitpid(child, 0)
    os.write(3, json.dumps(result).encode())


main()
