<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\People;

use OCA\MetadataApp\Host\PeopleFinder;
use OCA\MetadataApp\Service\People\UserSearch;
use OCA\MetadataApp\Tests\Unit\Fake\ServicesTestCase;

final class UserSearchTest extends ServicesTestCase {
	public function testFindsWhomNextcloudFindsUnderBothSpellings(): void {
		self::assertSame(
			[['id' => 'rita', 'displayname' => 'Rita R.', 'displayName' => 'Rita R.']],
			$this->search(['rita' => 'Rita R.'])->findAll('will', 'rit'),
		);
		self::assertSame([], $this->search([])->findAll('will', 'rit'));
	}

	public function testTheCallerFindsThemselves(): void {
		foreach (['', 'wi', 'ILL'] as $text) {
			$found = $this->search(['rita' => 'Rita', 'will' => 'Will'])->findAll('will', $text);
			self::assertSame(['will', 'rita'], array_column($found, 'id'), $text);
		}
	}

	public function testFindsAsManyAsTheContractSays(): void {
		$many = [];
		foreach (range(1, 40) as $number) {
			$many["user$number"] = "User $number";
		}
		self::assertCount(25, $this->search($many)->findAll('will', ''));
	}

	/** @param array<string, string> $found names by id */
	private function search(array $found): UserSearch {
		$people = self::createStub(PeopleFinder::class);
		$people->method('findAll')->willReturnCallback(static fn (string $text, int $count): array => array_slice(array_map(
			static fn (string $id, string $name): array => ['id' => $id, 'name' => $name],
			array_keys($found),
			$found,
		), 0, $count));
		return new UserSearch($people, $this->accounts);
	}
}
