<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Calendars;

use Host\Calendars\Principals;
use Host\Tests\Instance;
use OCP\IUserManager;
use PHPUnit\Framework\TestCase;

final class PrincipalsTest extends TestCase {
	private Instance $host;
	private Principals $principals;

	#[\Override]
	protected function setUp(): void {
		$this->host = new Instance();
		foreach (['ann' => 'Ann@Example.com', 'ben' => 'ben@example.com', 'bea' => 'ben@example.com', 'dan' => ''] as $uid => $email) {
			$user = $this->host->get(IUserManager::class)->createUser($uid, 'a-good-password');
			self::assertNotFalse($user);
			$user->setSystemEMailAddress($email);
		}
		$this->principals = $this->host->get(Principals::class);
	}

	#[\Override]
	protected function tearDown(): void {
		$this->host->remove();
	}

	public function testPeopleAreInvitedByAnAddressThatOnlyOneOfThemHas(): void {
		self::assertSame('principals/users/ann', $this->principals->invited('dan', 'mailto:ann@example.com'));
		self::assertNull($this->principals->invited('dan', 'mailto:ben@example.com'));
		self::assertNull($this->principals->invited('dan', 'mailto:'));
		self::assertNull($this->principals->invited('dan', 'mailto:ann'));
		self::assertNull($this->principals->invited('dan', 'tel:1'));
	}

	public function testPeopleAreFoundByTheWholeAddressOrAPartOfTheName(): void {
		$email = '{http://sabredav.org/ns}email-address';
		self::assertSame(['ann'], $this->search([$email => 'ann@example.com']));
		self::assertSame([], $this->search([$email => 'ann@']));
		self::assertSame(['ann', 'dan'], $this->search(['{DAV:}displayname' => 'an']));
		self::assertSame(['ann'], $this->search(['{DAV:}displayname' => 'an', $email => 'ann@example.com']));
		self::assertSame(['dan', 'bea', 'ben'], $this->search(['{DAV:}displayname' => 'da', $email => 'ben@example.com'], true));
		self::assertSame([], $this->search(['{DAV:}getetag' => 'an']));
		self::assertSame([], $this->principals->search('dan', 'principals/groups', ['{DAV:}displayname' => 'an'], false));
	}

	public function testAPersonGoesByAddressAndPrincipal(): void {
		self::assertSame(
			['mailto:ann@example.com', '/remote.php/dav/principals/users/ann/'],
			$this->principals->addresses('principals/users/ann'),
		);
		self::assertSame(['/remote.php/dav/principals/users/dan/'], $this->principals->addresses('principals/users/dan'));
	}

	/**
	 * @param array<string, string> $wanted
	 * @return list<string>
	 */
	private function search(array $wanted, bool $isAny = false): array {
		return $this->principals->search('dan', Principals::USERS, $wanted, $isAny);
	}
}
