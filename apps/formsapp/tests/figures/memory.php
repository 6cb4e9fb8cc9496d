<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Prints the bytes that an export needs at most, with what Nextcloud itself has in memory. Arguments: the server's folder, the form's file,
// the format, and the account that exports.

use OCA\FormsApp\Service\Answer\ResponseExport;
use OCP\App\IAppManager;
use OCP\IUserManager;
use OCP\IUserSession;
use OCP\Server;

[, $server, $fileId, $format, $userId] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('formsapp');
$user = Server::get(IUserManager::class)->get($userId) ?? throw new RuntimeException('There is no such account');
Server::get(IUserSession::class)->setUser($user);
$export = Server::get(ResponseExport::class);
memory_reset_peak_usage();
$bytes = 0;
foreach ($export->download($fileId, $userId, ['format' => $format])[2] as $piece) {
	$bytes += strlen($piece);
}
if ($bytes < 1_000) {
	throw new RuntimeException('There is nothing in the export');
}
echo memory_get_peak_usage();
