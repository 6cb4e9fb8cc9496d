<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use OCP\AppFramework\OCS\OCSException;
use OCP\HintException;
use OCP\IConfig;
use OCP\IUser;
use OCP\IUserManager;
use OCP\L10N\IFactory;

/** Changes one field of an account, with the codes of the provisioning API for what cannot be. */
final class UserEditor {
	private const OWN = [
		'displayname', 'display', 'email', 'password', 'notify_email', 'timezone', 'language', 'locale', 'first_day_of_week',
	];

	/** What a locale looks like, as in de, de_AT or sr_Latn_RS. */
	private const LOCALE = '/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2}|_\d{3})?$/D';

	public function __construct(
		private readonly IConfig $config,
		private readonly IFactory $l10n,
	) {
	}

	/** @return list<string> names of the fields that somebody may change */
	public function fields(bool $isOwn, bool $isAdmin): array {
		return $isOwn && !$isAdmin ? self::OWN : [...self::OWN, 'quota', 'manager'];
	}

	public function change(IUser $user, string $field, string $value): void {
		match ($field) {
			'display', 'displayname' => $this->name($user, $value),
			'email' => $this->address($user, $value),
			'notify_email' => $this->demand($value === '', ''),
			'password' => $this->password($user, $value),
			'quota' => $user->setQuota($this->quota($value)),
			'manager' => $user->setManagerUids([$value]),
			'language' => $this->store($user, 'lang', $value, $this->l10n->languageExists(null, $value), 'Invalid language'),
			'locale' => $this->store($user, 'locale', $value, preg_match(self::LOCALE, $value) === 1, 'Invalid locale'),
			'timezone' =>
				$this->store($user, 'timezone', $value, in_array($value, \DateTimeZone::listIdentifiers(), true), 'Invalid timezone'),
			'first_day_of_week' => $this->firstDay($user, $value),
			default => throw new OCSException('', 113),
		};
	}

	/** A size as it is stored. */
	public function quota(string $value): string {
		if ($value === 'default' || $value === 'none') {
			return $value;
		}
		return Quota::text(Quota::bytes($value) ?? throw new OCSException("Invalid quota value: $value", 101));
	}

	private function name(IUser $user, string $value): void {
		try {
			$user->setDisplayName($value);
		} catch (\InvalidArgumentException $mistake) {
			throw new OCSException($mistake->getMessage(), 101, $mistake);
		}
	}

	private function address(IUser $user, string $value): void {
		$address = mb_strtolower(trim($value));
		$this->demand($address === '' || filter_var($address, FILTER_VALIDATE_EMAIL) !== false, '');
		$user->setSystemEMailAddress($address);
	}

	private function password(IUser $user, string $value): void {
		$this->demand(strlen($value) <= IUserManager::MAX_PASSWORD_LENGTH, 'Invalid password value');
		try {
			$user->setPassword($value);
		} catch (HintException $refusal) {
			throw new OCSException($refusal->getHint(), 107, $refusal);
		}
	}

	/** -1 leaves it to the locale. */
	private function firstDay(IUser $user, string $value): void {
		$day = (int)$value;
		$this->demand($day >= -1 && $day <= 6, 'Invalid first day of week');
		if ($day === -1) {
			$this->config->deleteUserValue($user->getUID(), 'core', 'first_day_of_week');
		} else {
			$this->config->setUserValue($user->getUID(), 'core', 'first_day_of_week', $value);
		}
	}

	private function store(IUser $user, string $key, string $value, bool $isRight, string $message): void {
		$this->demand($isRight, $message);
		$this->config->setUserValue($user->getUID(), 'core', $key, $value);
	}

	private function demand(bool $isRight, string $message): void {
		if (!$isRight) {
			throw new OCSException($message, 101);
		}
	}
}
