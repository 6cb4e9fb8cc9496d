<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\TeamFolders;

use Host\TeamFolders\Inheritance;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCP\Constants;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Rules as +read and -read: r read, w write, c create, d delete, s share.
 */
final class InheritanceTest extends TestCase {
	private const BITS = [
		'r' => Constants::PERMISSION_READ,
		'w' => Constants::PERMISSION_UPDATE,
		'c' => Constants::PERMISSION_CREATE,
		'd' => Constants::PERMISSION_DELETE,
		's' => Constants::PERMISSION_SHARE,
	];

	/**
	 * @return iterable<string, array{
	 *     list<array<string, string>>, string, string,
	 * }> rules by group, place by place; what they leave merged by place; and merged by group
	 */
	public static function chains(): iterable {
		yield 'nothing said leaves everything' => [[], 'rwcds', 'rwcds'];
		yield 'a rule takes away' => [[['a' => '-ws']], 'rcd', 'rcd'];
		yield 'one group allows what another denies' => [[['a' => '-r', 'b' => '+r']], 'rwcds', 'rwcds'];
		yield 'a group that says nothing does not allow' => [[['a' => '-r', 'b' => '-w']], 'cds', 'cds'];
		yield 'a deeper place gives back' => [[['a' => '-rw'], ['a' => '+r']], 'rcds', 'rcds'];
		yield 'a deeper place takes what was given above' => [[['a' => '+r'], ['b' => '-r']], 'wcds', 'rwcds'];
		yield 'a deeper place leaves what it does not name' => [[['a' => '-w'], ['a' => '-d'], ['a' => '+w']], 'rwcs', 'rwcs'];
		yield 'each group inherits for itself when asked to' => [[['a' => '+rwsd'], ['a' => '-d', 'b' => '-r']], 'wcs', 'rwcs'];
		yield 'a group denied deeper is denied though it was allowed above' => [
			[['a' => '+r', 'b' => '-r'], ['a' => '-r']],
			'wcds',
			'wcds',
		];
	}

	/** @param list<array<string, string>> $places */
	#[DataProvider('chains')]
	public function testRulesOnTheWayDownComeTo(array $places, string $byPlace, string $byGroup): void {
		$rules = array_map(self::rules(...), $places);
		self::assertSame(self::bits($byPlace), Inheritance::permissions(Constants::PERMISSION_ALL, $rules, false));
		self::assertSame(self::bits($byGroup), Inheritance::permissions(Constants::PERMISSION_ALL, $rules, true));
	}

	public function testWhereNothingIsAllowedBeforeARuleAllowsThatOneAlone(): void {
		self::assertSame(self::bits('rs'), Inheritance::permissions(0, [self::rules(['a' => '+rs'])], false));
	}

	public function testPermissionsOutsideOfTheMaskDoNotCount(): void {
		$rule = new Rule(new UserMapping('user', 'anna'), 1, self::bits('r'), self::bits('rw'));
		self::assertSame(self::bits('r'), $rule->getPermissions());
		self::assertSame('+read', $rule->formatPermissions());
	}

	/**
	 * @param array<string, string> $words
	 * @return list<Rule>
	 */
	private static function rules(array $words): array {
		return array_map(static function (string $group, string $word): Rule {
			$mask = self::bits(substr($word, 1));
			return new Rule(new UserMapping('group', $group), 1, $mask, $word[0] === '+' ? $mask : 0);
		}, array_keys($words), array_values($words));
	}

	private static function bits(string $letters): int {
		return array_sum(array_intersect_key(self::BITS, array_flip(str_split($letters))));
	}
}
