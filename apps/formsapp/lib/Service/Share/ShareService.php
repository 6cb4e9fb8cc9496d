<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Share;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\EmbedPolicy;
use OCA\FormsApp\Host\LinkPolicy;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Model\Form\FormTime;
use OCA\FormsApp\Model\Link\LinkPassword;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Service\Form\FormSync;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\IsoTime;

/**
 * Whether and how a form is public, within what administrators permit of links.
 *
 * @phpstan-import-type ShareUpdateBody from Schemas
 * @phpstan-import-type ShareSettings from Schemas
 */
class ShareService {
	private const DAY = 86_400;
	private const HASH_BYTES = 16;

	public function __construct(
		private readonly FormGate $gate,
		private readonly FormSync $sync,
		private readonly FormRepository $forms,
		private readonly LinkPolicy $policy,
		private readonly EmbedPolicy $embedding,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return ShareSettings
	 * @throws Refusal
	 */
	public function find(string $fileId): array {
		$node = $this->gate->readable($fileId);
		return $this->answer($node, $this->sync->follow($node));
	}

	/**
	 * @param ShareUpdateBody $body
	 * @return ShareSettings
	 * @throws Refusal
	 */
	public function update(string $fileId, array $body): array {
		$node = $this->gate->publishable($fileId);
		$row = $this->sync->follow($node);
		$isPublic = $body['isPublic'] ?? $row->isPublic;
		$password = array_key_exists('password', $body) ? $this->password($body['password']) : $row->passwordHash;
		$startsAt = array_key_exists('startsAt', $body) ? self::time($body['startsAt'], 'startsAt') : $row->startsAt;
		$expiresAt = array_key_exists('expiresAt', $body) ? self::time($body['expiresAt'], 'expiresAt') : $row->expiresAt;
		if ($isPublic) {
			$this->requirePermitted($row, $password);
			$expiresAt = $this->permittedEnd($expiresAt);
		}
		$isNew = ($body['newLink'] ?? false) || ($isPublic && $row->hash === null);
		$this->forms->saveShare($node->id, [
			'is_public' => $isPublic ? 1 : 0,
			'hash' => $isNew ? bin2hex(random_bytes(self::HASH_BYTES)) : $row->hash,
			'password_hash' => $password,
			'starts_at' => $startsAt,
			'expires_at' => $expiresAt,
		] + ($isPublic && !$row->isPublic ? ['published_by' => $node->userId] : []));
		return $this->answer($node, $this->forms->findOrNull($node->id) ?? $row);
	}

	private function requirePermitted(FormRow $row, #[\SensitiveParameter] ?string $password): void {
		if (!$this->policy->isAllowed()) {
			throw new Forbidden(Reason::LINKS_OFF, 'The administrator does not allow public links.');
		}
		if ($row->fault !== null && !$row->isPublic) {
			throw new Unprocessable(Reason::BROKEN_FORM, "The file of the form cannot be read: $row->fault");
		}
		if ($password === null && $this->policy->isPasswordRequired()) {
			throw new Unprocessable(Reason::PASSWORD_ENFORCED, 'Public links need a password here. Set one.', '/password');
		}
	}

	/** Where links must expire, one without an end gets the last one that is permitted. */
	private function permittedEnd(?int $expiresAt): ?int {
		$days = $this->policy->findLongestDaysOrNull();
		if ($days === null) {
			return $expiresAt;
		}
		$today = intdiv($this->clock->now()->getTimestamp(), self::DAY) * self::DAY;
		$last = $today + ($days + 1) * self::DAY;
		if ($expiresAt !== null && $expiresAt > $last) {
			$sentence = "Public links last $days days at most here. Choose an earlier end.";
			throw new Unprocessable(Reason::EXPIRY_TOO_LATE, $sentence, '/expiresAt');
		}
		return $expiresAt ?? $last;
	}

	private function password(#[\SensitiveParameter] ?string $password): ?string {
		if ($password === null || $password === '') {
			return null;
		}
		$fault = $this->policy->findPasswordFaultOrNull($password);
		if ($fault !== null) {
			throw new Unprocessable(Reason::WEAK_PASSWORD, $fault === '' ? 'Choose a stronger password.' : $fault, '/password');
		}
		return LinkPassword::hash($password);
	}

	private static function time(?string $text, string $name): ?int {
		if ($text === null || $text === '') {
			return null;
		}
		return ($name === 'expiresAt' ? FormTime::end($text) : FormTime::start($text))
			?? throw new Invalid(Reason::BAD_DATE, "$name is not a date in ISO 8601.", "/$name");
	}

	/** @return ShareSettings */
	private function answer(FormNode $node, FormRow $row): array {
		// Who may not publish could pass on a link that was switched off for a reason.
		$hash = $row->isPublic || $node->rights->canPublish() ? $row->hash : null;
		return [
			'isPublic' => $row->isPublic,
			'hash' => $hash,
			'url' => $hash === null ? null : $this->policy->address($hash),
			'hasPassword' => $row->passwordHash !== null,
			'expiresAt' => IsoTime::of($row->expiresAt),
			'startsAt' => IsoTime::of($row->startsAt),
			'embed' => [
				'url' => $hash === null ? null : $this->policy->embedAddress($hash),
				'allowed' => $this->embedding->findAll() !== [],
			],
			'policy' => [
				'linksAllowed' => $this->policy->isAllowed(),
				'passwordRequired' => $this->policy->isPasswordRequired(),
				'expiryRequired' => $this->policy->findLongestDaysOrNull() !== null,
				'longestDays' => $this->policy->findLongestDaysOrNull(),
			],
		];
	}
}
