<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Confirmation;

use OCA\FormsApp\Model\Definition\Definition;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

/**
 * What a form says of mails to those who answer it. The question may be gone or have another type: forms change while this stays, so that
 * nothing is refused for it, and no mail is sent until the author chooses again.
 */
final readonly class ConfirmationMail {
	private const MEMBERS = ['enabled' => 1, 'questionId' => 1, 'message' => 1];

	/** @param string $message plain text; may be empty */
	private function __construct(
		public bool $isEnabled,
		public ?string $questionId,
		public string $message,
	) {
	}

	/** @return ?self null for what is none */
	public static function read(mixed $value): ?self {
		$members = Json::members($value) ?? [];
		$enabled = $members['enabled'] ?? false;
		$question = $members['questionId'] ?? null;
		$message = $members['message'] ?? '';
		if ($members === [] || array_diff_key($members, self::MEMBERS) !== [] || !is_bool($enabled) || !is_string($message)) {
			return null;
		}
		if (Text::length($message) > Limits::MAIL_CHARACTERS || Text::hasControls($message)) {
			return null;
		}
		return $question === null || (is_string($question) && $question !== '' && Text::length($question) <= Limits::ID_CHARACTERS)
			? new self($enabled, $question, $message)
			: null;
	}

	/** @return array{enabled: bool, questionId: ?string, message: string} */
	public function stored(): array {
		return ['enabled' => $this->isEnabled, 'questionId' => $this->questionId, 'message' => $this->message];
	}

	/** The question that asks for the address; null while nothing can be sent. Only a question says it, never an account. */
	public function questionOf(Definition $definition): ?string {
		$question = $this->isEnabled && $this->questionId !== null ? $definition->question($this->questionId) : null;
		return $question?->type === QuestionType::Email ? $question->id : null;
	}
}
