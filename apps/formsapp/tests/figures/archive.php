<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Prints the bytes of memory that an archive of all files needs at most, and the bytes that it has. Arguments: the server's folder, the
// form's file, and the account that downloads it.

use OCA\FormsApp\Service\Upload\UploadDownloads;
use OCP\App\IAppManager;
use OCP\IUserManager;
use OCP\IUserSession;
use OCP\Server;

[, $server, $fileId, $userId] = $argv;
require_once "$server/lib/base.php";
Server::get(IAppManager::class)->loadApp('formsapp');
$user = Server::get(IUserManager::class)->get($userId) ?? throw new RuntimeException('There is no such account');
Server::get(IUserSession::class)->setUser($user);
$downloads = Server::get(UploadDownloads::class);
memory_reset_peak_usage();
$bytes = 0;
foreach ($downloads->archive($fileId)[2] as $piece) {
	$bytes += strlen($piece);
}
echo memory_get_peak_usage() . ' ' . $bytes;
