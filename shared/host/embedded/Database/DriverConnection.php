<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use Doctrine\DBAL\Driver\Connection as Wrapped;
use Doctrine\DBAL\Driver\Middleware\AbstractConnectionMiddleware;

/** Transactions of apps are the database's own, so that they take the write lock at once and fit inside the host's. */
final class DriverConnection extends AbstractConnectionMiddleware {
	public function __construct(
		Wrapped $wrapped,
		private readonly Database $database,
	) {
		parent::__construct($wrapped);
	}

	#[\Override]
	public function beginTransaction(): bool {
		$this->database->begin();
		return true;
	}

	#[\Override]
	public function commit(): bool {
		$this->database->commit();
		return true;
	}

	#[\Override]
	public function rollBack(): bool {
		$this->database->rollBack();
		return true;
	}
}
