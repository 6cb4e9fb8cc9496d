<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

use OCA\FormsApp\Model\Confirmation\ConfirmationMail;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\IsoTime;

/** The settings of a form. The file has those that somebody set, under their documented names; others have their defaults. */
final class FormSettings {
	/** What a form is like unless somebody says otherwise. */
	public const DEFAULTS = [
		'anonymous' => true,
		'requireLogin' => false,
		'restrictedUsers' => [],
		'restrictedGroups' => [],
		'allowMultiple' => true,
		'allowCorrection' => false,
		'expiresAt' => null,
		'maxResponses' => 0,
		'limitMessage' => '',
		'showProgress' => true,
		'confirmationMessage' => null,
		'confirmationButton' => null,
		'confirmationMail' => null,
		'quizMode' => false,
		'notifyOwner' => true,
		'retentionDays' => 0,
	];
	/** Names that other programs use. */
	private const OTHER_NAMES = [
		'require_login' => 'requireLogin',
		'allowed_users' => 'restrictedUsers',
		'allowed_groups' => 'restrictedGroups',
		'allow_multiple' => 'allowMultiple',
		'expires_at' => 'expiresAt',
		'max_responses' => 'maxResponses',
		'limit_message' => 'limitMessage',
		'show_progress' => 'showProgress',
		'confirmation_message' => 'confirmationMessage',
		'quiz_mode' => 'quizMode',
		'notify_owner' => 'notifyOwner',
	];
	/** What is secret, or a matter of the link, has no place in a file. */
	private const NOT_IN_FILES = [
		'password', 'share_password', 'share_password_hash', 'publicHash', 'public_token', 'isPublic', 'share_expires_at',
		'share_starts_at', 'api_keys', 'webhooks', 'notify_recipients',
	];
	private const TEXT = 8192;
	private const NAMES = 1000;
	private const MOST = ['maxResponses' => 1_000_000_000, 'retentionDays' => 36_500];

	/**
	 * @param array<array-key, mixed> $set
	 * @param list<string> $faults names of values that are none of the setting
	 */
	private function __construct(
		private readonly array $set,
		public readonly array $faults,
	) {
	}

	/** @param mixed $stored an object; what cannot be read has its default */
	public static function of(mixed $stored): self {
		return (new self([], []))->with($stored);
	}

	/** @param mixed $change an object; null puts a setting back to its default */
	public function with(mixed $change): self {
		[$set, $faults] = [$this->set, []];
		$members = Json::members($change) ?? [];
		foreach ($members as $sent => $value) {
			$name = self::OTHER_NAMES[$sent] ?? (string)$sent;
			if (in_array($name, self::NOT_IN_FILES, true) || ($name !== $sent && array_key_exists($name, $members))) {
				continue;
			}
			if ($value === null) {
				unset($set[$name]);
			} elseif (!array_key_exists($name, self::DEFAULTS)) {
				$set[$name] = $value;
			} elseif (self::fits($name, $value)) {
				$set[$name] = match (true) {
					is_float($value) => (int)$value,
					$name === 'expiresAt' && is_string($value) => IsoTime::of(FormTime::end($value)),
					$name === 'confirmationButton' => ThanksButton::read($value),
					$name === 'confirmationMail' => ConfirmationMail::read($value)?->stored(),
					default => $value,
				};
			} else {
				$faults[] = $name;
			}
		}
		return new self($set, $faults);
	}

	/** @return array<array-key, mixed> with all defaults */
	public function all(): array {
		return $this->set + self::DEFAULTS;
	}

	public function areDefaults(): bool {
		return array_replace(self::DEFAULTS, $this->set) === self::DEFAULTS;
	}

	/** @return \stdClass as it is stored */
	public function stored(): \stdClass {
		return (object)$this->set;
	}

	/** @param 'maxResponses'|'retentionDays' $name */
	public function number(string $name): int {
		$value = $this->set[$name] ?? 0;
		return is_int($value) ? $value : 0;
	}

	/** @return ?int Unix seconds; null for never */
	public function closesAt(): ?int {
		$text = $this->set['expiresAt'] ?? null;
		return is_string($text) ? FormTime::end($text) : null;
	}

	private static function fits(string $name, mixed $value): bool {
		return match ($name) {
			'restrictedUsers', 'restrictedGroups' => self::areNames($value),
			'maxResponses', 'retentionDays' =>
				(is_int($value) || (is_float($value) && floor($value) === $value)) && $value >= 0 && $value <= self::MOST[$name],
			'expiresAt' => is_string($value) && FormTime::end($value) !== null,
			'limitMessage', 'confirmationMessage' => is_string($value) && mb_strlen($value, 'UTF-8') <= self::TEXT,
			'confirmationButton' => ThanksButton::read($value) !== null,
			'confirmationMail' => ConfirmationMail::read($value) !== null,
			default => is_bool($value),
		};
	}

	private static function areNames(mixed $value): bool {
		if (!is_array($value) || !array_is_list($value) || count($value) > self::NAMES) {
			return false;
		}
		return array_filter($value, static fn (mixed $name): bool => !is_string($name) || $name === '' || strlen($name) > 255) === [];
	}
}
