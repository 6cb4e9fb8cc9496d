<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// viewer.php <data folder of the host> <views>: one of many processes that save views of a team folder, each the default, as requests do.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\MetadataApp\Model\View\View;
use OCA\MetadataApp\Model\View\ViewContent;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Repository\View\ViewRepository;
use OCA\MetadataApp\Shared\Db\Transaction;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

[, $directory, $count] = $argv;
$connection = (new Kernel(new Settings($directory, '', '34.0.1', [], [])))->get(Connection::class);
$views = new ViewRepository($connection, new WriteLock($connection, new Transaction($connection)));
for ($made = 0; $made < (int)$count; $made++) {
	$content = new ViewContent("View $made", true);
	$view = $views->hold(5, [], static fn (array $fields): View => $views->create(5, $content, null, 100));
	$views->hold(5, [], static fn (array $fields): View => $views->save($view, $content, null, 200));
	echo '.';
}
