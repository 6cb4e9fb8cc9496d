<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// writer.php <settings file> <rounds>: one of many processes that write to the same tables, as requests do.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use Host\Database\Database;

require dirname(__DIR__, 2) . '/vendor/autoload.php';

[, $directory, $rounds] = $argv;
$kernel = new Kernel(new Settings($directory, '', '34.0.1', [], []));
$database = $kernel->get(Database::class);
$connection = $kernel->get(Connection::class);
for ($round = 0; $round < (int)$rounds; $round++) {
	// As the host does it: what was read inside a transaction holds until its end.
	$database->atomic(static function () use ($database): void {
		$count = $database->value("SELECT count FROM oc_things WHERE name = 'host'");
		$database->run("UPDATE oc_things SET count = ? WHERE name = 'host'", [(is_int($count) ? $count : 0) + 1]);
	});
	// As apps do it.
	$connection->beginTransaction();
	$query = $connection->getQueryBuilder();
	$read = $connection->getQueryBuilder()
		->select('count')
		->from('things')
		->where($query->expr()->eq('name', $query->expr()->literal('app')))
		->executeQuery()
		->fetchAssociative();
	$query->update('things')
		->set('count', $query->createNamedParameter((is_array($read) && is_int($read['count']) ? $read['count'] : 0) + 1))
		->where($query->expr()->eq('name', $query->expr()->literal('app')))
		->executeStatement();
	$connection->commit();
	// Alone, without a transaction.
	$connection->insertIgnoreConflict('things', ['name' => getmypid() . "-$round"]);
	echo '.';
}
