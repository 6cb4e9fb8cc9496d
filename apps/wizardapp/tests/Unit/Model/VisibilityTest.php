<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Model;

use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Model\Visibility;
use PHPUnit\Framework\TestCase;

final class VisibilityTest extends TestCase {
	/**
	 * @param list<Step> $steps
	 * @param list<string> $groups
	 * @param list<string> $apps
	 * @return list<string>
	 */
	private static function visible(array $steps, array $groups = [], array $apps = []): array {
		return array_column(
			Visibility::filter($steps, static fn (): array => $groups, static fn (string $app): bool => in_array($app, $apps, true)),
			'id',
		);
	}

	public function testKeepsTheOrder(): void {
		self::assertSame(['b', 'a', 'c'], self::visible([new Step('b', 'B'), new Step('a', 'A'), new Step('c', 'C')]));
	}

	public function testLeavesOutDisabledSteps(): void {
		self::assertSame(['a'], self::visible([new Step('a', 'A'), new Step('b', 'B', enabled: false)]));
	}

	public function testAnyOfTheGroupsIsEnoughAndNoGroupMeansEveryone(): void {
		$steps = [new Step('all', 'A'), new Step('some', 'B', visibleToGroups: ['x', 'y'])];
		self::assertSame(['all', 'some'], self::visible($steps, ['y', 'z']));
		self::assertSame(['all'], self::visible($steps, ['z']));
		self::assertSame(['all'], self::visible($steps));
	}

	public function testAStepNamesNoGroupThatTheAccountIsNotIn(): void {
		$steps = [new Step('a', 'A', visibleToGroups: ['x', 'secret', 'y'])];
		$visible = Visibility::filter($steps, static fn (): array => ['y', 'x', 'z'], static fn (): bool => true);
		self::assertSame([['x', 'y']], array_column($visible, 'visibleToGroups'));
	}

	public function testAStepNeedsItsApp(): void {
		$steps = [new Step('mail', 'M', requiresApp: 'mail'), new Step('files', 'F', requiresApp: 'files')];
		self::assertSame(['files'], self::visible($steps, apps: ['files']));
	}

	public function testGroupsAreAskedOnceAndOnlyWhenAStepNamesSome(): void {
		$asked = new \ArrayObject();
		$groups = static function () use ($asked): array {
			$asked->append('asked');
			return ['x'];
		};
		$always = static fn (string $app): bool => true;
		Visibility::filter([new Step('a', 'A'), new Step('off', 'O', enabled: false, visibleToGroups: ['x'])], $groups, $always);
		self::assertCount(0, $asked);
		Visibility::filter([new Step('a', 'A', visibleToGroups: ['x']), new Step('b', 'B', visibleToGroups: ['y'])], $groups, $always);
		self::assertCount(1, $asked);
	}
}
