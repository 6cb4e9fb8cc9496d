<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\Grant;

use OCA\MetadataApp\Model\Grant\Grant;
use OCA\MetadataApp\Model\Grant\Permission;
use OCA\MetadataApp\Model\Grant\Principal;
use OCA\MetadataApp\Repository\Grant\GrantRepository;
use OCA\MetadataApp\Tests\Unit\Fake\MetadataTestCase;
use OCP\IDBConnection;

final class GrantRepositoryTest extends MetadataTestCase {
	private GrantRepository $grants;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->grants = new GrantRepository($this->connection);
	}

	public function testTheSameIsGrantedOnce(): void {
		$all = $this->grant(Principal::User, 'anna', null);
		$one = $this->grant(Principal::User, 'anna', 5);
		self::assertEquals(new Grant($all->id, Principal::User, 'anna', Permission::ManageFields, null, self::NOW), $all);
		self::assertEquals($all, $this->grants->create(Principal::User, 'anna', Permission::ManageFields, null, self::NOW + 9));
		self::assertEquals($one, $this->grants->create(Principal::User, 'anna', Permission::ManageFields, 5, self::NOW + 9));
		self::assertEquals([$one, $all], $this->grants->findAll());
	}

	public function testAGrantThatAnotherRequestTakesAwayMeanwhileIsMadeAgain(): void {
		$taken = 0;
		$database = self::createStub(IDBConnection::class);
		$database->method('getQueryBuilder')->willReturnCallback($this->connection->getQueryBuilder(...));
		$database->method('insertIgnoreConflict')->willReturnCallback(function (string $table, array $values) use (&$taken): int {
			/** @var array<string, mixed> $values */
			$made = $this->connection->insertIgnoreConflict($table, $values);
			if ($taken++ < 2) {
				$this->database->run('DELETE FROM oc_metadataapp_grants');
			}
			return $made;
		});
		$grant = (new GrantRepository($database))->create(Principal::User, 'anna', Permission::ManageFields, 5, self::NOW);
		self::assertSame(3, $taken);
		self::assertEquals([$grant], $this->grants->findAll());
	}

	public function testAnAccountHasItsOwnGrantsAndThoseOfItsGroups(): void {
		$own = $this->grant(Principal::User, 'anna', 5);
		$ofGroup = $this->grant(Principal::Group, 'staff', null);
		$this->grant(Principal::Group, 'anna', 6);
		$this->grant(Principal::User, 'staff', 6);
		self::assertEquals([$ofGroup, $own], $this->grants->findAllHeldBy('anna', ['others', 'staff']));
		self::assertEquals([$own], $this->grants->findAllHeldBy('anna', []));
		self::assertSame([], $this->grants->findAllHeldBy('Anna', ['Staff', 'staff ']));
	}

	public function testAGrantForAllTeamFoldersCountsInEachAndNotTheOtherWayRound(): void {
		$this->grant(Principal::User, 'anna', 5);
		$this->grant(Principal::Group, 'staff', null);
		$may = fn (string $user, array $groups, ?int $folder): bool =>
			$this->grants->has($user, array_values(array_filter($groups, is_string(...))), Permission::ManageFields, $folder);
		self::assertSame([true, false, false], [$may('anna', [], 5), $may('anna', [], 6), $may('anna', [], null)]);
		self::assertSame([true, true, false], [$may('bob', ['staff'], 5), $may('bob', ['staff'], null), $may('bob', ['guests'], 5)]);
	}

	public function testAnAccountMayBeInMoreGroupsThanFitInOneStatement(): void {
		$grant = $this->grant(Principal::Group, 'g1999', 5);
		$own = $this->grant(Principal::User, 'anna', 6);
		$groups = array_map(static fn (int $number): string => "g$number", range(0, 1999));
		self::assertEquals([$own, $grant], $this->grants->findAllHeldBy('anna', $groups));
	}

	public function testIsTakenAwayByItsIdAndKind(): void {
		$grant = $this->grant(Principal::Group, 'staff', 5);
		self::assertFalse($this->grants->delete(Principal::User, $grant->id));
		self::assertTrue($this->grants->delete(Principal::Group, $grant->id));
		self::assertFalse($this->grants->delete(Principal::Group, $grant->id));
		self::assertSame([], $this->grants->findAll());
	}

	public function testForgetsAnAccountButNotTheGroupOfTheSameName(): void {
		$this->grant(Principal::User, 'anna', 5);
		$this->grant(Principal::User, 'anna', null);
		$group = $this->grant(Principal::Group, 'anna', null);
		self::assertSame(2, $this->grants->deleteHeldBy(Principal::User, 'anna'));
		self::assertSame(0, $this->grants->deleteHeldBy(Principal::User, 'anna'));
		self::assertEquals([$group], $this->grants->findAll());
	}

	private function grant(Principal $kind, string $principal, ?int $folderId): Grant {
		return $this->grants->create($kind, $principal, Permission::ManageFields, $folderId, self::NOW);
	}
}
