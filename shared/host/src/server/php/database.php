<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Creates or drops one database: php database.php create|drop <name>, the server as JSON in HOST_DATABASE.

[, $what, $name] = $argv;
if (preg_match('/^nextcloud_[0-9a-f]+$/', $name) !== 1) {
	throw new InvalidArgumentException("$name is no database of an instance");
}
/** @var array{kind: 'mysql'|'pgsql', host: string, port: int, user: string, password: string} $server */
$server = json_decode((string)getenv('HOST_DATABASE'), true, flags: JSON_THROW_ON_ERROR);
$isMysql = $server['kind'] === 'mysql';
$address = "host={$server['host']};port={$server['port']}" . ($isMysql ? '' : ';dbname=postgres');
try {
	$connection = new PDO("{$server['kind']}:$address", $server['user'], $server['password'], [
		PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
	]);
	$connection->exec(match (true) {
		$what === 'create' && $isMysql => "CREATE DATABASE $name CHARACTER SET utf8mb4 COLLATE utf8mb4_bin",
		$what === 'create' => "CREATE DATABASE $name TEMPLATE template0 ENCODING 'UTF8'",
		$isMysql => "DROP DATABASE IF EXISTS $name",
		default => "DROP DATABASE IF EXISTS $name WITH (FORCE)",
	});
} catch (PDOException $refusal) {
	fwrite(STDERR, $refusal->getMessage());
	exit(1);
}
