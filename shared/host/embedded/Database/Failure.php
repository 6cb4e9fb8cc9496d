<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use Doctrine\DBAL\ConnectionException;
use Doctrine\DBAL\Exception as DoctrineException;
use OCP\DB\Exception;

/** What Doctrine refused, in the words of the host API. */
final class Failure extends Exception {
	/** The first class that fits tells the reason, so the general ones come last. */
	private const REASONS = [
		DoctrineException\ForeignKeyConstraintViolationException::class => self::REASON_FOREIGN_KEY_VIOLATION,
		DoctrineException\NotNullConstraintViolationException::class => self::REASON_NOT_NULL_CONSTRAINT_VIOLATION,
		DoctrineException\UniqueConstraintViolationException::class => self::REASON_UNIQUE_CONSTRAINT_VIOLATION,
		DoctrineException\ConstraintViolationException::class => self::REASON_CONSTRAINT_VIOLATION,
		DoctrineException\LockWaitTimeoutException::class => self::REASON_LOCK_WAIT_TIMEOUT,
		DoctrineException\DatabaseObjectExistsException::class => self::REASON_DATABASE_OBJECT_EXISTS,
		DoctrineException\DatabaseObjectNotFoundException::class => self::REASON_DATABASE_OBJECT_NOT_FOUND,
		DoctrineException\DeadlockException::class => self::REASON_DEADLOCK,
		DoctrineException\InvalidFieldNameException::class => self::REASON_INVALID_FIELD_NAME,
		DoctrineException\NonUniqueFieldNameException::class => self::REASON_NON_UNIQUE_FIELD_NAME,
		DoctrineException\SyntaxErrorException::class => self::REASON_SYNTAX_ERROR,
		DoctrineException\ServerException::class => self::REASON_SERVER,
		ConnectionException::class => self::REASON_CONNECTION_LOST,
		DoctrineException\InvalidArgumentException::class => self::REASON_INVALID_ARGUMENT,
		DoctrineException\DriverException::class => self::REASON_DRIVER,
	];

	private function __construct(private readonly DoctrineException $original) {
		parent::__construct($original->getMessage(), $original->getCode(), $original);
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Exception
	 */
	public static function translate(callable $work): mixed {
		try {
			return $work();
		} catch (DoctrineException $original) {
			throw new self($original);
		}
	}

	#[\Override]
	public function getReason(): ?int {
		foreach (self::REASONS as $class => $reason) {
			if ($this->original instanceof $class) {
				return $reason;
			}
		}
		return null;
	}
}
