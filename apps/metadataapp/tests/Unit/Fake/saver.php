<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// saver.php <data folder of the host> <file> <field> <rounds>: one of many processes that save the same value, as requests do.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\StoredValue;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\Transaction;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

[, $directory] = $argv;
[$file, $field, $rounds] = array_map(intval(...), array_slice($argv, 2));
$connection = (new Kernel(new Settings($directory, '', '34.0.1', [], [])))->get(Connection::class);
[$values, $history] = [new ValueRepository($connection), new HistoryRepository($connection)];
$lock = new WriteLock($connection, new Transaction($connection));
for ($round = 0; $round < $rounds; $round++) {
	$lock->holdFiles([$file => 5], [$field], static function (array $fields) use ($values, $history, $file, $field): void {
		if (!isset($fields[$field])) {
			return;
		}
		$from = $values->findAllOf([$file], [$field])[$file][$field][0] ?? null;
		$to = (string)((int)$from + 1);
		$values->saveAll([new ValueChange($file, $field, [new StoredValue($to, $to)])], 0);
		$history->saveAll([Change::ofFile($file, $field, null, 0, Cause::Save, $from, $to)]);
	});
	echo '.';
}
