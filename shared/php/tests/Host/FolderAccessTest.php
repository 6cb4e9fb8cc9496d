<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Host;

use OCA\GroupFolders\ACL\ACLManager;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Shared\Host\FolderAccess;

final class FolderAccessTest extends TestCase {
	/** @var list<string> places the host was asked about */
	private array $asked = [];

	/** @param array<string, int> $allowed bits left by the rules, by path relative to the team folder */
	private function access(int $base, array $allowed): FolderAccess {
		$manager = self::createStub(ACLManager::class);
		$manager->method('getPermissionsForPathFromRules')
			->willReturnCallback(function (int $folderId, string $path, array $rules) use ($allowed): int {
				$this->asked[] = $path;
				return $allowed[ltrim(substr($path, strlen('files')), '/')] ?? 31;
			});
		$places = array_map(static fn (string $path): string => "files/$path", array_keys($allowed));
		return new FolderAccess(1, $base, 'files', $manager, array_fill_keys($places, []));
	}

	#[TestWith(['en', 31])]
	#[TestWith(['en/closed', 0])]
	#[TestWith(['en/closed/below/deep', 0])]
	#[TestWith(['en/closed/open', 17])]
	#[TestWith(['en/closed/open/below.json', 17])]
	#[TestWith(['en/closed beside', 31])]
	#[TestWith(['en/close', 31])]
	public function testAPlaceIsLikeTheNearestOneAboveWithARule(string $path, int $bits): void {
		self::assertSame($bits, $this->access(31, ['en/closed' => 30, 'en/closed/open' => 17])->bits($path));
	}

	#[TestWith(['en', true])]
	#[TestWith(['en/closed', false])]
	#[TestWith(['', false])]
	public function testAFolderKnowsWhetherARuleIsDirectlyInIt(string $folder, bool $hasRule): void {
		self::assertSame($hasRule, $this->access(31, ['en/closed' => 30])->hasRuleIn($folder));
	}

	public function testTheGroupsAreTheCeiling(): void {
		self::assertSame(17, $this->access(17, ['en' => 31])->bits('en/page'));
	}

	public function testWhatTheGroupsMayNotReadIsNotThere(): void {
		self::assertSame(0, $this->access(30, [])->bits('en'));
	}

	public function testTheHostIsAskedOnceForEachPlaceWithARule(): void {
		$access = $this->access(31, ['en/closed' => 30]);
		foreach (['en/a', 'en/a/b', 'en/closed', 'en/closed/a', 'en/closed/b', 'en/a'] as $path) {
			$access->bits($path);
		}
		self::assertSame(['files', 'files/en/closed'], $this->asked);
	}

	/** @param array<string, int> $allowed */
	#[TestWith([31, [], true])]
	#[TestWith([17, [], false])]
	#[TestWith([17, ['en' => 31], false])]
	#[TestWith([30, [], false])]
	#[TestWith([31, ['' => 17, 'en/section' => 3], true])]
	#[TestWith([31, ['' => 17, 'en/section' => 1], false])]
	#[TestWith([31, ['' => 17, 'en/section' => 2], false])]
	#[TestWith([31, ['' => 17, '2026' => 3], true])]
	public function testSomeMayWriteInOneSectionAlone(int $base, array $allowed, bool $isSome): void {
		self::assertSame($isSome, $this->access($base, $allowed)->hasAnywhere(3));
	}

	/** @param array<string, int> $allowed */
	#[TestWith([31, [], false])]
	#[TestWith([30, [], true])]
	#[TestWith([31, ['en' => 17, 'en/open' => 31], false])]
	#[TestWith([31, ['en' => 17, 'en/closed' => 30], true])]
	#[TestWith([31, ['' => 0, 'en' => 31], true])]
	#[TestWith([31, ['2026' => 0], true])]
	public function testKnowsWhetherAnythingIsHidden(int $base, array $allowed, bool $isAny): void {
		$access = $this->access($base, $allowed);
		self::assertSame($isAny, $access->hidesAny());
		self::assertSame(array_map(strval(...), array_keys($allowed)), $access->ruledPaths());
	}

	public function testWithoutAdvancedPermissionsTheGroupsAloneCount(): void {
		self::assertSame([7, 0], [
			(new FolderAccess(1, 7, 'files', null, []))->bits('en/page'),
			(new FolderAccess(1, 6, 'files', null, []))->bits('en/page'),
		]);
	}
}
