<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Confirmation;

use OCA\FormsApp\Model\Confirmation\MailText;
use PHPUnit\Framework\TestCase;

final class MailTextTest extends TestCase {
	public function testASubjectIsOneLineWithoutControls(): void {
		self::assertSame('Party Bcc: x evil', MailText::line(" Party\r\nBcc: x\u{2028}\u{202E}evil\0"));
		self::assertSame('Fête 🎈', MailText::line('Fête 🎈'));
		self::assertSame('a?b', MailText::line("a\xFFb"));
	}

	public function testATextHasTheNamesOfQuestionsInPlaceOfAnswers(): void {
		$definition = ['questions' => [['id' => 'q1', 'title' => 'Name of {{q2}}'], ['id' => 'q2', 'title' => "Da\ny"]]];
		self::assertSame(
			['Dear [Name of …],', 'see you', 'on [Da', 'y] [source]'],
			MailText::lines("Dear {{q1}},\r\n\n see you\u{2028}on {{ q2 }} {{source}}\n", $definition),
		);
		self::assertSame([], MailText::lines(" \n\t", []));
	}

	public function testAnswersInATextAreFound(): void {
		self::assertSame([true, true, false, false], array_map(
			MailText::hasAnswers(...),
			['Dear {{q1}}', '{{ source }}', 'Dear {q1}', '{{}}'],
		));
	}
}
