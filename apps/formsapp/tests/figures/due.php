<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Makes every message due that waits, as if hours had passed. Argument: the server's folder. Prints how many there are.

use OCP\IDBConnection;
use OCP\Server;

[, $server] = $argv;
require_once "$server/lib/base.php";
$db = Server::get(IDBConnection::class);
// A webhook whose server failed lets its messages wait, too.
$query = $db->getQueryBuilder();
$query->update('formsapp_webhooks')->set('retry_at', $query->createNamedParameter(null))->executeStatement();
$query = $db->getQueryBuilder();
$query->update('formsapp_outbox')->set('not_before', $query->createNamedParameter(0))->where($query->expr()->isNull('done_at'));
echo $query->executeStatement();
