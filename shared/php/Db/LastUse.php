<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\DB\Exception;
use OCP\IDBConnection;

/** When a token or key was used last, in the column `last_used_at`. */
final class LastUse {
	/** It is recorded at most this often, so that most requests write nothing. */
	private const SECONDS = 60;

	/** @param ?int $last Unix seconds; null for never */
	public static function isDue(?int $last, int $now): bool {
		return $last === null || $last <= self::before($now);
	}

	/** Unix seconds of a former use that is no longer recent. */
	public static function before(int $now): int {
		return $now - self::SECONDS;
	}

	/**
	 * Records a use unless another request has just done so. It is tried once.
	 *
	 * @param int $before Unix seconds of a former use that is recent enough
	 * @throws Exception
	 */
	public static function save(IDBConnection $db, string $table, string $id, int $now, int $before): void {
		$query = $db->getQueryBuilder()->update($table);
		Rows::named($query->set('last_used_at', Rows::parameter($query, $now)), ['id' => $id])->andWhere($query->expr()->orX(
			$query->expr()->isNull('last_used_at'),
			$query->expr()->lte('last_used_at', Rows::parameter($query, $before)),
		))->executeStatement();
	}
}
