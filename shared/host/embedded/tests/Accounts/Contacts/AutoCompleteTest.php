<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Contacts;

use Host\Accounts\Contacts\AutoCompleteController;
use Host\Accounts\Contacts\PeopleSearch;
use Host\Accounts\Groups\Groups;
use Host\Accounts\Users\Users;
use Host\Config\SharePolicies;
use Host\Tests\Accounts\AccountsTestCase;
use Host\Tests\Files\SomeoneAsks;
use OCP\IRequest;

final class AutoCompleteTest extends AccountsTestCase {
	/**
	 * @param list<int> $types
	 * @return list<string>
	 */
	private function found(string $word, array $types, int $limit = 10): array {
		$asks = new SomeoneAsks($this->get(Users::class)->get('asks') ?? $this->user('asks'));
		$people = new PeopleSearch($this->get(Users::class), $this->get(Groups::class), $asks, $this->get(SharePolicies::class));
		$controller = new AutoCompleteController('core', $this->get(IRequest::class), $people, $this->get(Groups::class));
		$answer = $controller->get($word, $types, $limit);
		return array_map(static fn (array $one): string => "{$one['source']} {$one['id']}", $answer->getData());
	}

	public function testGroupsAreFoundWhereTheyAreAskedForAndWholeNamesFirst(): void {
		$this->user('sales');
		foreach (['pre-sales', 'sales', 'staff'] as $id) {
			$this->get(Groups::class)->createGroup($id);
		}
		self::assertSame(['groups sales', 'groups pre-sales'], $this->found(' SALES ', [1]));
		self::assertSame(['users sales'], $this->found('sales', [0]));
		self::assertSame(['users sales', 'groups sales', 'groups pre-sales'], $this->found('sales', [0, 1]));
		self::assertSame(['groups pre-sales'], $this->found('s', [1], 1));
		self::assertSame(['groups sales', 'groups pre-sales'], $this->found('sales', [1], 1));
		self::assertSame([], $this->found('sales', [7]));
		self::assertSame([], $this->found('%', [1]));
	}
}
