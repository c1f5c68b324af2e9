"""Tries to leave the sandbox. Prints one line for each attempt: `held NAME`, or `ESCAPED NAME: how`.

usage: attempts.py GIVEN   GIVEN is a JSON file that says where things outside are: ports, files, processes, sockets.
"""

import ctypes, json, os, signal, socket, struct, subprocess, sys, time

given = json.load(open(sys.argv[1]))
libc = ctypes.CDLL(None, use_errno=True)
ATTEMPTS = []


def attempt(work):
    ATTEMPTS.append(work)
    return work


def must(result):
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def connects(family, address, kind=socket.SOCK_STREAM):
    with socket.socket(family, kind) as one:
        one.settimeout(1)
        one.connect(address)
        if kind == socket.SOCK_DGRAM:
            one.send(b"x")
        return f"connected to {address!r}"


def tells(path):
    with open(path, "rb") as file:
        return f"read {len(file.read(64))} bytes of {path}"


# Files that are open from the start

@attempt
def open_file_of_the_starter():
    # The first attempt, since others open files.
    for number in range(3, 300):
        try:
            os.fstat(number)
            return os.readlink(f"/proc/self/fd/{number}")
        except OSError:
            continue

# Network

@attempt
def address_on_the_internet():
    return connects(socket.AF_INET, ("1.1.1.1", 443))

@attempt
def address_on_the_internet_v6():
    return connects(socket.AF_INET6, ("2606:4700:4700::1111", 443))

@attempt
def datagram_to_the_internet():
    return connects(socket.AF_INET, ("1.1.1.1", 53), socket.SOCK_DGRAM)

@attempt
def name_of_a_host():
    return socket.gethostbyname("example.com")

@attempt
def name_of_a_mocked_host():
    address = socket.gethostbyname(given["host"])
    return None if address == "127.0.0.1" else address

def says(port, data):
    """Sends bytes to a port, and returns whether the answer has the secret of the server outside."""
    with socket.create_connection(("127.0.0.1", port), 2) as one:
        one.settimeout(2)
        one.sendall(data)
        got = b""
        while piece := one.recv(10000):
            got += piece
        return "reached it" if given["secret"].encode() in got else None

@attempt
def host_outside_by_its_header():
    return says(80, f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{given['port']}\r\nConnection: close\r\n\r\n".encode())

@attempt
def address_outside_by_a_header():
    return says(80, f"GET / HTTP/1.1\r\nHost: {given['address']}\r\nConnection: close\r\n\r\n".encode())

def handshake(host):
    """The start of a TLS handshake that names a host."""
    names = struct.pack("!HBH", len(host) + 3, 0, len(host)) + host
    extensions = struct.pack("!HH", 0, len(names)) + names
    body = b"\x03\x03" + bytes(32) + b"\0" + b"\0\x02\x13\x01" + b"\x01\0"
    body += struct.pack("!H", len(extensions)) + extensions
    return b"\x16\x03\x01" + struct.pack("!H", len(body) + 4) + b"\x01" + struct.pack("!I", len(body))[1:] + body

@attempt
def host_outside_by_a_handshake():
    return says(443, handshake(f"127.0.0.1:{given['port']}".encode()))

@attempt
def request_hidden_in_a_handshake():
    name = f"x HTTP/1.1\r\n\r\nGET http://127.0.0.1:{given['port']}/ HTTP/1.1\r\n\r\n"
    return says(443, handshake(name.encode()))

@attempt
def bytes_instead_of_a_handshake():
    return says(443, f"GET http://127.0.0.1:{given['port']}/ HTTP/1.1\r\nHost: x\r\n\r\n".encode())

@attempt
def handshake_that_lies_about_its_length():
    return says(443, b"\x16\x03\x01\0\x30" + b"\xff" * 48)

@attempt
def address_of_this_machine():
    return connects(socket.AF_INET, (given["address"], given["port"]))

@attempt
def another_port_on_loopback():
    return connects(socket.AF_INET, ("127.0.0.1", given["port"]))

@attempt
def another_port_on_loopback_v6():
    return connects(socket.AF_INET6, ("::1", given["port6"]))

@attempt
def cloud_metadata():
    return connects(socket.AF_INET, ("169.254.169.254", 80))

@attempt
def raw_socket():
    return socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)

@attempt
def packet_socket():
    return socket.socket(17, socket.SOCK_RAW, 0)

@attempt
def socket_to_the_hypervisor():
    return connects(40, (2, 1024))

@attempt
def socket_of_the_crypto_interface():
    return socket.socket(38, socket.SOCK_SEQPACKET, 0)

@attempt
def bluetooth_socket():
    return socket.socket(31, socket.SOCK_RAW, 1)

@attempt
def new_route():
    return subprocess.run(["ip", "link", "add", "x", "type", "dummy"], check=True, capture_output=True)

@attempt
def another_port_through_the_twin():
    with socket.create_connection(("127.0.0.1", given["twin"]), 2) as one:
        one.settimeout(2)
        one.sendall(f"CONNECT 127.0.0.1:{given['port']} HTTP/1.1\r\nHost: 127.0.0.1:{given['port']}\r\n\r\n".encode())
        one.recv(1000)
        one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return "reached it" if given["secret"].encode() in one.recv(10000) else None

@attempt
def host_through_the_twin():
    with socket.create_connection(("127.0.0.1", given["twin"]), 2) as one:
        one.settimeout(2)
        one.sendall(f"GET http://127.0.0.1:{given['port']}/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        return "reached it" if given["secret"].encode() in one.recv(10000) else None

@attempt
def abstract_unix_socket():
    return connects(socket.AF_UNIX, "\0" + given["abstract"])

@attempt
def unix_socket_in_a_folder():
    return connects(socket.AF_UNIX, given["socket"])

@attempt
def socket_of_docker():
    return connects(socket.AF_UNIX, "/var/run/docker.sock")

@attempt
def socket_of_the_system_bus():
    return connects(socket.AF_UNIX, "/run/dbus/system_bus_socket")

# Files

@attempt
def secret_in_a_temporary_folder():
    return tells(given["file"])

@attempt
def secret_through_the_first_process():
    return tells("/proc/1/root" + given["file"])

@attempt
def secret_through_a_parent_folder():
    return tells("../" * 20 + given["file"].lstrip("/"))

@attempt
def home_of_the_user():
    return os.listdir(given["home"]) if given["home"] != os.environ["HOME"] else None

@attempt
def home_is_not_empty():
    return os.listdir(os.environ["HOME"]) or None

@attempt
def passwords():
    return tells("/etc/shadow")

@attempt
def accounts_of_this_machine():
    names = [line.split(":")[0] for line in open("/etc/passwd")]
    return names if names != ["user"] else None

@attempt
def keys_of_this_machine():
    return os.listdir("/etc/ssl/private") + os.listdir("/etc/ssh")

@attempt
def folder_of_the_project():
    return os.listdir(given["project"])

@attempt
def system_programs():
    with open("/usr/bin/evil", "w") as file:
        return file.write("x")

@attempt
def system_program_by_name():
    with open(os.path.realpath(sys.executable), "r+b") as file:
        return file.write(b"x")

@attempt
def installed_packages():
    return os.open("/usr/lib/evil", os.O_CREAT | os.O_WRONLY)

@attempt
def disk():
    return os.open("/dev/sda", os.O_RDONLY) if os.path.exists("/dev/sda") else os.open("/dev/vda", os.O_RDONLY)

@attempt
def memory_device():
    return tells("/dev/mem")

@attempt
def kernel_log():
    return must(libc.syscall(103 if os.uname().machine == "x86_64" else 116, 3, ctypes.create_string_buffer(100), 100)) or None

@attempt
def new_device():
    os.mknod("/tmp/disk", 0o600 | 0o060000, os.makedev(8, 0))
    return "made a device"

@attempt
def file_by_handle():
    handle = struct.pack("Ii8s", 8, 1, struct.pack("II", 2, 0))
    return must(libc.syscall(304 if os.uname().machine == "x86_64" else 265, os.open("/usr", 0), handle, 0))

@attempt
def full_disk():
    with open("/tmp/large", "wb") as file:
        for _ in range(given["megabytes"]):
            file.write(bytes(1024 * 1024))
    return "wrote them all"

@attempt
def many_files():
    for number in range(200_000):
        os.close(os.open(f"/tmp/many-{number}", os.O_CREAT | os.O_WRONLY))
    return "made them all"

# Environment and processes

@attempt
def variable_of_the_starter():
    return [name for name in os.environ if name in given["variables"]] or None

@attempt
def variables_of_another_process():
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit() and int(name) != os.getpid():
            try:
                found.append(open(f"/proc/{name}/environ").read())
            except OSError:
                continue
    return "a secret" if given["secret"] in "".join(found) else None

@attempt
def process_outside():
    return tells(f"/proc/{given['process']}/cmdline") if is_victim() else None

def is_victim():
    try:
        return "victim" in open(f"/proc/{given['process']}/cmdline").read()
    except OSError:
        return False

@attempt
def signal_to_a_process_outside():
    os.kill(given["process"], signal.SIGTERM)
    return "sent"

@attempt
def signal_to_everybody():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # The test looks whether the process outside is still there.
    os.kill(-1, signal.SIGTERM)

@attempt
def first_process_killed():
    os.kill(1, signal.SIGKILL)
    time.sleep(0.2)

@attempt
def first_process_traced():
    return must(libc.ptrace(16, 1, 0, 0)) or "attached"

@attempt
def own_process_traced():
    child = os.fork()
    if child == 0:
        time.sleep(5)
        os._exit(0)
    try:
        return must(libc.ptrace(16, child, 0, 0)) or "attached"
    finally:
        os.kill(child, 9)

@attempt
def memory_of_the_first_process():
    return tells("/proc/1/mem")

@attempt
def files_of_the_first_process():
    return os.listdir("/proc/1/fd")

@attempt
def descriptor_of_the_first_process():
    pidfd = os.pidfd_open(1)
    return must(libc.syscall(438, pidfd, 0, 0))

@attempt
def memory_read_from_the_first_process():
    return must(libc.process_vm_readv(1, b"", 0, b"", 0, 0)) or "called"

# Privileges

@attempt
def becomes_root():
    os.setuid(0)
    return "is root"

@attempt
def set_user_id_program():
    for program in ("/usr/bin/su", "/usr/bin/sudo", "/usr/bin/newgrp", "/usr/bin/passwd"):
        if os.path.exists(program) and os.stat(program).st_mode & 0o4000:
            text = 'grep NoNewPrivs /proc/self/status'
            return None if "1" in subprocess.run(["sh", "-c", text], capture_output=True, text=True).stdout else program

@attempt
def new_user_namespace():
    return must(libc.unshare(0x10000000)) or "unshared"

@attempt
def new_user_namespace_by_clone():
    number = 56 if os.uname().machine == "x86_64" else 220
    child = must(libc.syscall(number, 0x10000000 | 17, 0, 0, 0, 0))
    if child == 0:
        os._exit(0)
    return "cloned"

@attempt
def new_user_namespace_by_clone3():
    arguments = struct.pack("QQQQQQQQ", 0x10000000, 0, 0, 0, 17, 0, 0, 0)
    child = must(libc.syscall(435, arguments, len(arguments)))
    if child == 0:
        os._exit(0)
    return "cloned"

@attempt
def namespace_of_the_first_process():
    return must(libc.setns(os.open("/proc/1/ns/net", 0), 0)) or "entered"

@attempt
def limit_on_namespaces():
    with open("/proc/sys/user/max_user_namespaces", "w") as file:
        return file.write("1000")

@attempt
def new_mount():
    return must(libc.mount(b"none", b"/tmp", b"tmpfs", 0, None)) or "mounted"

@attempt
def writable_again():
    return must(libc.mount(None, b"/usr", None, 32 | 4096, None)) or "remounted"

@attempt
def removed_mount():
    return must(libc.umount2(b"/sandbox/work", 2)) or "unmounted"

@attempt
def mount_by_descriptor():
    return must(libc.syscall(430, b"tmpfs", 0))

@attempt
def other_root():
    os.chroot("/tmp")
    return "changed"

@attempt
def kernel_setting():
    with open("/proc/sys/kernel/core_pattern", "w") as file:
        return file.write("|/tmp/evil")

@attempt
def system_request():
    with open("/proc/sysrq-trigger", "w") as file:
        return file.write("h")

@attempt
def name_of_this_machine():
    socket.sethostname("evil")
    return "renamed"

@attempt
def clock():
    time.clock_settime(time.CLOCK_REALTIME, 0)
    return "changed"

@attempt
def kernel_program():
    return must(libc.syscall(321 if os.uname().machine == "x86_64" else 280, 0, 0, 0))

@attempt
def performance_counters():
    return must(libc.syscall(298 if os.uname().machine == "x86_64" else 241, bytes(128), 0, -1, -1, 0))

@attempt
def ring_of_requests():
    return must(libc.syscall(425, 1, bytes(120)))

@attempt
def keys_of_the_kernel():
    return must(libc.syscall(250 if os.uname().machine == "x86_64" else 219, 0, -3, 1))

@attempt
def page_faults():
    return must(libc.syscall(323 if os.uname().machine == "x86_64" else 282, 0))

@attempt
def anonymous_file():
    return os.memfd_create("x")

@attempt
def shared_memory():
    return must(libc.shmget(0, 1 << 20, 0o1600))

@attempt
def typed_into_the_terminal():
    import fcntl
    for number in (0, 1, 2):
        try:
            fcntl.ioctl(number, 0x5412, b"x")
            return "typed"
        except OSError:
            continue

@attempt
def terminal():
    return os.open("/dev/tty", os.O_RDWR)

@attempt
def higher_limit():
    import resource
    resource.setrlimit(resource.RLIMIT_NPROC, (100_000, 100_000))
    return "raised"

@attempt
def higher_priority():
    # Whatever the priority is that the tests run with.
    os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) - 1)
    return "raised"


for work in ATTEMPTS:
    try:
        how = work()
    except (OSError, ValueError, AttributeError, subprocess.CalledProcessError):
        how = None
    print(f"held {work.__name__}" if how is None else f"ESCAPED {work.__name__}: {how}", flush=True)
