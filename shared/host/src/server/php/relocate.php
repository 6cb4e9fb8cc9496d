<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Tells a copied SQLite database that its data directory has moved: php relocate.php <database> <from> <to>.
// A local storage is known by its path, and one with a long path by the path's MD5.

[, $database, $from, $to] = $argv;

$name = static function (string $directory): string {
	$id = "local::$directory/";
	return strlen($id) > 64 ? md5($id) : $id;
};
$connection = new PDO("sqlite:$database", options: [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
$connection->beginTransaction();
$move = $connection->prepare('UPDATE oc_storages SET id = ? WHERE id = ?');
// the data directory is a storage, and so is each team folder
$places = [
	'',
	...array_map(static fn (string $place): string => substr($place, strlen($to)), glob("$to/__groupfolders/*", GLOB_ONLYDIR) ?: []),
];
foreach ($places as $place) {
	$move->execute([$name($to . $place), $name($from . $place)]);
}
$connection->commit();
