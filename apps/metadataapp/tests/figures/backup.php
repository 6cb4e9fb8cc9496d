<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Makes a backup of what there is, changes something, and restores it. Argument: the server's folder. Prints as JSON how many values there
// are, how many seconds each took, the most memory above what was in use before, in bytes, and the tables that are not as they were.

use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Model\Backup\RunStatus;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Backup\StoredRows;
use OCA\MetadataApp\Service\Backup\Worker;
use OCP\App\IAppManager;
use OCP\IDBConnection;
use OCP\Server;

[, $server] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('metadataapp');
$rows = Server::get(StoredRows::class);
$runs = Server::get(RunRepository::class);
$files = Server::get(BackupFiles::class);

/** @return array<string, string> by table, what is in it */
$hashes = static function () use ($rows): array {
	$hashes = [];
	foreach (Tables::all() as $name => $table) {
		$hash = hash_init('xxh128');
		$after = 0;
		do {
			[$page, $last] = $rows->findPage($table, $after, 400);
			hash_update($hash, json_encode($page, JSON_THROW_ON_ERROR));
			$after = $last ?? 0;
		} while ($last !== null);
		$hashes[$name] = hash_final($hash);
	}
	return $hashes;
};

/** @return array{float, int} seconds, and bytes */
$work = static function (Run $run) use ($runs): array {
	$runs->create($run, $runs->findOrNull());
	memory_reset_peak_usage();
	[$begun, $before] = [microtime(true), memory_get_usage()];
	do {
		// As requests do it, and jobs.
		$done = Server::get(Worker::class)->work(5.0, true);
	} while ($done !== null && $done->isRunning());
	if ($done?->status !== RunStatus::Completed) {
		throw new RuntimeException($done->detail ?? 'It did not end well');
	}
	return [round(microtime(true) - $begun, 1), memory_get_peak_usage() - $before];
};

$expected = $hashes();
$export = Run::export(time(), false);
[$exportSeconds, $exportBytes] = $work($export);
Server::get(IDBConnection::class)->executeStatement("UPDATE *PREFIX*metadataapp_values SET value = 'changed'");
$backup = $files->findOrNull($export->filename) ?? throw new RuntimeException('There is no backup');
[$importSeconds, $importBytes] = $work(Run::import($backup, time(), false));
$files->delete($export->filename);
echo json_encode([
	'values' => $backup->counts['values'],
	'size' => $backup->size,
	'exportSeconds' => $exportSeconds,
	'importSeconds' => $importSeconds,
	'bytes' => max($exportBytes, $importBytes),
	'different' => array_keys(array_diff_assoc($expected, $hashes())),
], JSON_THROW_ON_ERROR), "\n";
