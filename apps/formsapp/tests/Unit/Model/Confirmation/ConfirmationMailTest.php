<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Confirmation;

use OCA\FormsApp\Model\Confirmation\ConfirmationMail;
use OCA\FormsApp\Model\Definition\Definition;
use PHPUnit\Framework\TestCase;

final class ConfirmationMailTest extends TestCase {
	public function testWhatIsLeftOutIsOffAndEmpty(): void {
		self::assertSame(
			['enabled' => false, 'questionId' => 'q1', 'message' => ''],
			ConfirmationMail::read((object)['questionId' => 'q1'])?->stored(),
		);
	}

	public function testItIsSentOnlyToAQuestionThatAsksForAnAddress(): void {
		$definition = Definition::read(['questions' => [
			['id' => 'q1', 'type' => 'email', 'title' => 'Address'], ['id' => 'q2', 'type' => 'text', 'title' => 'Name'],
		]]);
		$found = [];
		foreach ([[true, 'q1'], [true, 'q2'], [true, 'q3'], [true, null], [false, 'q1']] as [$isEnabled, $question]) {
			$found[] = ConfirmationMail::read(['enabled' => $isEnabled, 'questionId' => $question])?->questionOf($definition);
		}
		self::assertSame(['q1', null, null, null, null], $found);
	}

	public function testWhatIsNoSettingIsNone(): void {
		$wrong = [
			null, true, 'q1', [], new \stdClass(), ['q1'], ['enabled' => 1], ['questionId' => ''], ['questionId' => 1], ['message' => 1],
			['message' => str_repeat('ä', 4001)], ['message' => "a\0"], ['enabled' => true, 'to' => 'ann@example.org'],
		];
		self::assertSame([], array_filter(array_map(ConfirmationMail::read(...), $wrong)));
		self::assertNotNull(ConfirmationMail::read(['message' => str_repeat('ä', 4000)]));
	}
}
