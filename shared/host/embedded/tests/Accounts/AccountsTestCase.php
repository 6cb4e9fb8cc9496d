<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts;

use Host\Accounts\Users\Users;
use Host\Tests\Instance;
use OCP\IUser;
use PHPUnit\Framework\TestCase;

/** A host of its own, and a quick way to people. */
abstract class AccountsTestCase extends TestCase {
	protected const PASSWORD = 'a good password';

	private ?Instance $instance = null;

	#[\Override]
	protected function tearDown(): void {
		$this->instance?->remove();
		$this->instance = null;
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class
	 * @return T
	 */
	protected function get(string $class): object {
		$this->instance ??= new Instance();
		return $this->instance->get($class);
	}

	protected function user(string $id): IUser {
		return $this->get(Users::class)->createUser($id, self::PASSWORD);
	}
}
