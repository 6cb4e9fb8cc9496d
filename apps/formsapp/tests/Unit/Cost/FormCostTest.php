<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Cost;

use OCA\FormsApp\Model\Confirmation\MailText;
use OCA\FormsApp\Model\Confirmation\Recipient;
use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Form\FormSettings;
use OCA\FormsApp\Model\Form\FormTime;
use OCA\FormsApp\Model\Form\TrashPath;
use OCA\FormsApp\Shared\Contract\Limits;
use Shared\Tests\Cost\CostTestCase;

final class FormCostTest extends CostTestCase {
	/** Bytes of the longest path. */
	private const PATH = 4000;
	private const FLAGS = JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;

	#[\Override]
	public static function readers(): iterable {
		yield 'file of a form' => [self::read(...), Limits::DOCUMENT_BYTES];
		yield 'texts of a form' => [
			static fn (string $text) => self::read(json_encode(['title' => $text, 'other' => ['a' => $text]], self::FLAGS)),
			Limits::DOCUMENT_BYTES,
		];
		yield 'settings' => [
			static fn (string $text) => FormSettings::of((object)['limitMessage' => $text, 'expiresAt' => $text, $text => $text]),
			Limits::DOCUMENT_BYTES,
		];
		yield 'address of a mail' => [Recipient::of(...), Limits::SUBMIT_BYTES];
		yield 'text of a mail' => [
			static fn (string $text) => MailText::lines($text, ['questions' => [['id' => 'q1', 'title' => $text]]]),
			Limits::DOCUMENT_BYTES,
		];
		yield 'subject of a mail' => [MailText::line(...), Limits::DOCUMENT_BYTES];
		yield 'end of a form' => [FormTime::end(...), Limits::DOCUMENT_BYTES];
		yield 'title of a form' => [FormName::ofTitle(...), Limits::DOCUMENT_BYTES];
		yield 'path of a new form' => [FormName::folders(...), self::PATH];
		yield 'path of what was deleted' => [static fn (string $text) => TrashPath::formerName("trash/$text"), self::PATH];
	}

	private static function read(string $text): void {
		try {
			FormDocument::read($text)->toJson();
		} catch (BrokenForm) {
			// Refusing it must not take long either.
		}
	}
}
