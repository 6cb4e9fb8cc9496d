<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// convertingSaver.php <data folder of the host> <file> <field> <saves>: one of many processes that raise a value, as requests do: never
// while the field is converting. Prints `.` for a save and `x` for a refusal, which does not count.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Shared\Db\Transaction;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

[, $directory] = $argv;
[$file, $field, $saves] = array_map(intval(...), array_slice($argv, 2));
$connection = (new Kernel(new Settings($directory, '', '34.0.1', [], [])))->get(Connection::class);
[$values, $history] = [new ValueRepository($connection), new HistoryRepository($connection)];
$lock = new WriteLock($connection, new Transaction($connection));
for ($saved = 0; $saved < $saves;) {
	$isSaved = $lock->holdFiles([$file => 5], [$field], static function (array $fields) use ($values, $history, $file, $field): bool {
		$held = $fields[$field] ?? throw new RuntimeException('No field');
		if ($held->isConverting) {
			return false;
		}
		$from = $values->findAllOf([$file], [$field])[$file][$field][0] ?? null;
		$to = (string)((int)$from + 1);
		$values->saveAll([ValueChange::to($file, $field, Codecs::of($held->definition->shape), $to)], 0);
		$history->saveAll([Change::ofFile($file, $field, null, 0, Cause::Save, $from, $to)]);
		return true;
	});
	$saved += (int)$isSaved;
	echo $isSaved ? '.' : 'x';
}
