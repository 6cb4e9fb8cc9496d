<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Tells a copied SQLite database that its data directory has moved: a local storage is known by its path,
// and one with a long path by the path's MD5.

[, $database, $from, $to] = $argv;

$name = static function (string $directory): string {
	$id = "local::$directory/";
	return strlen($id) > 64 ? md5($id) : $id;
};
$connection = new PDO("sqlite:$database", options: [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
$connection->prepare('UPDATE oc_storages SET id = ? WHERE id = ?')->execute([$name($to), $name($from)]);
