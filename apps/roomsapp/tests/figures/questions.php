<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Prints how many statements the database has been sent so far. Argument: the server's folder.

use OCP\IDBConnection;
use OCP\Server;

require_once "$argv[1]/lib/base.php";
$row = Server::get(IDBConnection::class)->executeQuery("SHOW GLOBAL STATUS LIKE 'Questions'")->fetchAssociative();
echo is_array($row) && is_numeric($row['Value'] ?? null) ? (int)$row['Value'] : throw new RuntimeException('The database does not count');
