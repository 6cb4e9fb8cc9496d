<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// smtp.php: a mail server for one mail. Prints its port, then everything that it is told.

$server = stream_socket_server('tcp://127.0.0.1:0');
if ($server === false) {
	exit(1);
}
echo substr((string)strrchr((string)stream_socket_get_name($server, false), ':'), 1), "\n";
$client = stream_socket_accept($server, 20);
if ($client === false) {
	exit(1);
}
fwrite($client, "220 test\r\n");
$isContent = false;
while (($line = fgets($client)) !== false) {
	echo $line;
	$isEnd = $isContent && $line === ".\r\n";
	if ($isContent && !$isEnd) {
		continue;
	}
	$isContent = $line === "DATA\r\n";
	fwrite($client, $isContent ? "354 go on\r\n" : "250 ok\r\n");
}
