<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Model;

use OCA\WizardApp\Model\Difference;
use OCA\WizardApp\Model\Step;
use OCA\WizardApp\Shared\Db\CorruptData;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class StepTest extends TestCase {
	public function testAbsentFieldsGetTheirDefaults(): void {
		self::assertSame([
			'id' => 'a', 'title' => 'A', 'text' => '', 'attachTo' => '', 'position' => 'right', 'enabled' => true, 'visibleToGroups' => [],
			'ifMissing' => 'center', 'opens' => '', 'requiresApp' => '', 'interactive' => false,
		], Step::fromInput(['id' => 'a', 'title' => 'A', 'text' => ''])->toArray());
	}

	public function testAChangeLeavesAbsentFieldsAndTheIdAsTheyWere(): void {
		$step = new Step('a', 'A', 'text', '#x', 'left', false, ['g'], 'skip', '.o', 'files', true);
		$changed = $step->with(['id' => 'other', 'title' => 'B', 'enabled' => true]);
		self::assertSame(
			['title' => 'B', 'enabled' => true] + $step->toArray(),
			['title' => $changed->title, 'enabled' => $changed->enabled] + $changed->toArray(),
		);
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function damage(): array {
		$step = ['id' => 'a', 'title' => 'A'];
		return [
			'no id' => [['title' => 'A']],
			'a title that is no text' => [['title' => 5] + $step],
			'an unknown position' => [['position' => 'diagonal'] + $step],
			'an unknown ifMissing' => [['ifMissing' => ''] + $step],
			'groups that are no list' => [['visibleToGroups' => ['a' => 'b']] + $step],
			'groups that stayed text' => [['visibleToGroups' => '{broken'] + $step],
			'a group that is no text' => [['visibleToGroups' => [1]] + $step],
			'a yes that is neither' => [['enabled' => 'maybe'] + $step],
			'a time that is none' => [['updatedAt' => 'yesterday'] + $step],
			'broken bytes' => [['text' => "\xFF"] + $step],
		];
	}

	/** @param array<string, mixed> $stored */
	#[DataProvider('damage')]
	public function testDamagedDataIsTold(array $stored): void {
		$this->expectException(CorruptData::class);
		Step::fromStored($stored);
	}

	public function testADifferenceNamesWhatWasAddedChangedAndRemoved(): void {
		$before = [new Step('same', 'S', author: 'x', updatedAt: 1), new Step('changed', 'C'), new Step('removed', 'R')];
		$after = [new Step('added', 'A'), new Step('changed', 'other'), new Step('same', 'S')];
		self::assertSame(['added' => ['added'], 'changed' => ['changed'], 'removed' => ['removed']], Difference::between($before, $after));
	}
}
