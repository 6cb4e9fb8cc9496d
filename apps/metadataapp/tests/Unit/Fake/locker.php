<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// locker.php <data folder of the host> <account> <files>: one of many processes that lock the same values, as requests do.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\MetadataApp\Model\Lock\CellLock;
use OCA\MetadataApp\Repository\Lock\LockRepository;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

[, $directory, $user] = $argv;
$locks = new LockRepository((new Kernel(new Settings($directory, '', '34.0.1', [], [])))->get(Connection::class));
for ($file = 1; $file <= (int)($argv[3] ?? 0); $file++) {
	$lock = $locks->save(new CellLock($file, 1, 5, $user, 130), 100);
	echo $lock->userId === $user ? "$file," : '';
}
