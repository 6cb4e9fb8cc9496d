<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

use OCA\FormsApp\Model\Confirmation\ConfirmationMail;
use OCA\FormsApp\Model\Form\FormTime;
use OCA\FormsApp\Model\Form\ThanksButton;

/** The settings of a form that matter to those who answer it. */
final readonly class AnswerSettings {
	/**
	 * @param list<string> $users accounts that may answer; with the groups, none means all
	 * @param list<string> $groups
	 * @param ?int $most responses; null for any number
	 * @param ?int $expiresAt Unix seconds
	 * @param ?array{label: string, url: string} $button below the confirmation
	 */
	private function __construct(
		public bool $isAnonymous,
		public bool $requiresLogin,
		public array $users,
		public array $groups,
		public bool $allowsMultiple,
		public bool $allowsCorrection,
		public ?int $most,
		public string $limitMessage,
		public ?int $expiresAt,
		public bool $showsProgress,
		public ?string $confirmation,
		public ?array $button,
		public bool $tellsScore,
		public bool $notifies,
		public ?ConfirmationMail $mail,
	) {
	}

	/** @param array<array-key, mixed> $definition canonical */
	public static function of(array $definition): self {
		$settings = is_array($definition['settings'] ?? null) ? $definition['settings'] : [];
		$yes = static fn (string $name, bool $default): bool => is_bool($settings[$name] ?? null) ? $settings[$name] : $default;
		$text = static fn (string $name): string => is_string($settings[$name] ?? null) ? $settings[$name] : '';
		$texts = static fn (string $name): array => array_values(array_filter(
			is_array($settings[$name] ?? null) ? $settings[$name] : [],
			is_string(...),
		));
		$most = $settings['maxResponses'] ?? 0;
		return new self(
			$yes('anonymous', true),
			$yes('requireLogin', false),
			$texts('restrictedUsers'),
			$texts('restrictedGroups'),
			$yes('allowMultiple', true),
			$yes('allowCorrection', false),
			is_int($most) && $most > 0 ? $most : null,
			$text('limitMessage'),
			FormTime::end($text('expiresAt')),
			$yes('showProgress', true),
			$text('confirmationMessage') === '' ? null : $text('confirmationMessage'),
			ThanksButton::read($settings['confirmationButton'] ?? null),
			$yes('quizMode', false),
			$yes('notifyOwner', true),
			ConfirmationMail::read($settings['confirmationMail'] ?? null),
		);
	}

	public function isRestricted(): bool {
		return $this->users !== [] || $this->groups !== [];
	}
}
