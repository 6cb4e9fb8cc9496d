<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe;

use OCP\DB\Exception;

/** What came of a call: its value, or its failure in words that do not depend on a host's private classes. */
final class Attempt {
	private const REASONS = [
		Exception::REASON_CONNECTION_LOST => 'connection lost',
		Exception::REASON_CONSTRAINT_VIOLATION => 'constraint',
		Exception::REASON_DATABASE_OBJECT_EXISTS => 'there already',
		Exception::REASON_DATABASE_OBJECT_NOT_FOUND => 'not there',
		Exception::REASON_DEADLOCK => 'deadlock',
		Exception::REASON_DRIVER => 'driver',
		Exception::REASON_FOREIGN_KEY_VIOLATION => 'foreign key',
		Exception::REASON_INVALID_ARGUMENT => 'argument',
		Exception::REASON_INVALID_FIELD_NAME => 'no such column',
		Exception::REASON_NON_UNIQUE_FIELD_NAME => 'ambiguous column',
		Exception::REASON_NOT_NULL_CONSTRAINT_VIOLATION => 'not null',
		Exception::REASON_SERVER => 'server',
		Exception::REASON_SYNTAX_ERROR => 'no SQL',
		Exception::REASON_UNIQUE_CONSTRAINT_VIOLATION => 'unique',
		Exception::REASON_LOCK_WAIT_TIMEOUT => 'locked',
	];

	/** @param callable(): mixed $call */
	public static function of(callable $call): mixed {
		try {
			return $call();
		} catch (Exception $failure) {
			return ['database' => self::REASONS[(int)$failure->getReason()] ?? 'no reason'];
		} catch (\Throwable $failure) {
			return ['failure' => $failure::class, 'message' => $failure->getMessage()];
		}
	}

	/**
	 * @param array<string, callable(): mixed> $calls in order
	 * @return array<string, mixed>
	 */
	public static function all(array $calls): array {
		return array_map(self::of(...), $calls);
	}
}
