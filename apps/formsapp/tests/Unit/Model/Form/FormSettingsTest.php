<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Form;

use OCA\FormsApp\Model\Form\FormSettings;
use PHPUnit\Framework\TestCase;

final class FormSettingsTest extends TestCase {
	public function testHasDefaultsAndStoresOnlyWhatIsSet(): void {
		self::assertSame(FormSettings::DEFAULTS, FormSettings::of(null)->all());
		self::assertEquals((object)[], FormSettings::of(new \stdClass())->stored());
		self::assertEquals((object)['maxResponses' => 3], FormSettings::of((object)['maxResponses' => 3.0])->stored());
	}

	public function testTakesTheNamesOfOtherProgramsUnlessOursIsThere(): void {
		$settings = FormSettings::of((object)['allow_multiple' => false, 'max_responses' => 5, 'maxResponses' => 6]);
		self::assertEquals((object)['allowMultiple' => false, 'maxResponses' => 6], $settings->stored());
	}

	public function testKeepsWhatNobodyKnowsAndNothingSecret(): void {
		$settings = FormSettings::of((object)['theirs' => [1], 'share_password_hash' => 'x', 'api_keys' => [], 'public_token' => 'x']);
		self::assertEquals((object)['theirs' => [1]], $settings->stored());
	}

	public function testChangesWhatIsNamedAndPutsBackWhatIsNull(): void {
		$former = FormSettings::of((object)['quizMode' => true, 'limitMessage' => 'Full']);
		$settings = $former->with((object)['quizMode' => null, 'anonymous' => false]);
		self::assertEquals((object)['limitMessage' => 'Full', 'anonymous' => false], $settings->stored());
		self::assertSame([], $settings->faults);
	}

	public function testNamesWhatCannotBe(): void {
		$settings = FormSettings::of((object)[
			'anonymous' => 1, 'maxResponses' => 1.5, 'expiresAt' => 'soon', 'restrictedUsers' => (object)[], 'limitMessage' => null,
			'confirmationMessage' => str_repeat('x', 8193),
		]);
		self::assertSame(['anonymous', 'maxResponses', 'expiresAt', 'restrictedUsers', 'confirmationMessage'], $settings->faults);
		self::assertSame(FormSettings::DEFAULTS, $settings->all());
	}

	public function testWritesTheEndAsATime(): void {
		self::assertSame('2026-12-25T00:00:00Z', FormSettings::of((object)['expires_at' => '2026-12-24'])->all()['expiresAt']);
	}
}
