<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Contacts;

use Host\Accounts\Contacts\Contacts;
use Host\Tests\Accounts\AccountsTestCase;
use OCP\IUser;

final class ContactsTest extends AccountsTestCase {
	private function person(string $id, string $name, string $mail = ''): IUser {
		$user = $this->user($id);
		$user->setDisplayName($name);
		if ($mail !== '') {
			$user->setSystemEMailAddress($mail);
		}
		return $user;
	}

	/** @return list<mixed> full names */
	private function found(IUser $self, string $part): array {
		return array_column($this->get(Contacts::class)->of($self, $part), 'fullName');
	}

	public function testPeopleAreFoundByPartsOfNameAndMailAndInOrder(): void {
		$self = $this->person('ann', 'Ann de Vries');
		$this->person('p1', 'peter Zwart', 'zwart@example.org');
		$this->person('p2', 'Petra Ünal', 'petra@example.org');
		self::assertSame(['peter Zwart', 'Petra Ünal'], $this->found($self, 'PET'));
		self::assertSame(['Petra Ünal'], $this->found($self, 'ünal'));
		self::assertSame(['peter Zwart'], $this->found($self, 'zwart@'));
		self::assertSame([], $this->found($self, 'p1'));
		self::assertSame([], $this->found($self, '%'));
	}

	public function testNobodyFindsThemselvesOrWhoIsDisabled(): void {
		$self = $this->person('ann', 'Ann de Vries');
		$other = $this->person('anna', 'Anna Bos');
		self::assertSame(['Anna Bos'], $this->found($self, 'ann'));
		$other->setEnabled(false);
		self::assertSame([], $this->found($self, 'ann'));
	}

	public function testAnEntryLeadsToTheProfile(): void {
		$self = $this->user('ann');
		$this->person('peter@work', 'Peter', 'peter@example.org');
		$entry = $this->get(Contacts::class)->of($self, 'peter')[0] ?? [];
		self::assertSame(['http://127.0.0.1/index.php/u/peter%40work', ['peter@example.org'], true], [
			$entry['profileUrl'] ?? '',
			$entry['emailAddresses'] ?? [],
			$entry['isUser'] ?? false,
		]);
	}
}
