<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * smtp.php <mode> <file>: a mail server for one conversation. Writes its certificate into the file, prints its port, then everything that
 * it is told, encrypted lines after `> `. Modes: `plain` offers no encryption, `starttls` offers it, `tls` begins with it, `broken` offers
 * it and refuses it, `silent` offers no log-in.
 */

[, $mode, $file] = $argv;
$key = openssl_pkey_new(['private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1']);
$signer = $key;
$request = $key === false ? false : openssl_csr_new(['commonName' => 'localhost'], $signer);
$certificate = $key === false || !$request instanceof OpenSSLCertificateSigningRequest ? false : openssl_csr_sign($request, null, $key, 1);
if ($key === false || $certificate === false) {
	exit(1);
}
openssl_x509_export($certificate, $public);
openssl_pkey_export($key, $private);
if (!is_string($public) || !is_string($private)) {
	exit(1);
}
file_put_contents($file, $public);
file_put_contents("$file.pem", $public . $private);
$context = stream_context_create(['ssl' => ['local_cert' => "$file.pem"]]);
$server = stream_socket_server('tcp://127.0.0.1:0', $code, $message, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN, $context);
if ($server === false) {
	exit(1);
}
echo substr((string)strrchr((string)stream_socket_get_name($server, false), ':'), 1), "\n";
$client = stream_socket_accept($server, 20);
if ($client === false) {
	exit(1);
}
$isEncrypted = $mode === 'tls' && @stream_socket_enable_crypto($client, true, STREAM_CRYPTO_METHOD_TLS_SERVER) === true;
if ($mode === 'tls' && !$isEncrypted) {
	exit(0);
}
fwrite($client, "220 test\r\n");
$isContent = false;
while (($line = fgets($client)) !== false) {
	echo $isEncrypted ? '> ' : '', $line;
	if ($isContent && $line !== ".\r\n") {
		continue;
	}
	$isContent = $line === "DATA\r\n";
	$offers = in_array($mode, ['starttls', 'broken'], true) && !$isEncrypted ? "250-STARTTLS\r\n" : '';
	fwrite($client, match (true) {
		$isContent => "354 go on\r\n",
		str_starts_with($line, 'EHLO') => "250-test\r\n$offers" . ($mode === 'silent' ? "250 HELP\r\n" : "250 AUTH PLAIN\r\n"),
		str_starts_with($line, 'STARTTLS') => $mode === 'broken' ? "454 not now\r\n" : "220 go on\r\n",
		str_starts_with($line, 'AUTH') => "235 welcome\r\n",
		str_starts_with($line, 'QUIT') => "221 bye\r\n",
		default => "250 ok\r\n",
	});
	if (str_starts_with($line, 'STARTTLS') && $mode !== 'broken') {
		$isEncrypted = @stream_socket_enable_crypto($client, true, STREAM_CRYPTO_METHOD_TLS_SERVER) === true;
		if (!$isEncrypted) {
			exit(0);
		}
	}
}
