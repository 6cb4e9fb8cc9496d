<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\LinkPolicy;
use OCA\FormsApp\Host\PasswordVerdicts;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Repository\Form\TrashRepository;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\Gone;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unauthorized;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\IsoTime;

/** Who gets in by the link of a form, and when. */
class LinkGate {
	public function __construct(
		private readonly OpenFormRepository $forms,
		private readonly TrashRepository $trash,
		private readonly LinkPolicy $policy,
		private readonly PasswordVerdicts $passwords,
		private readonly Accounts $accounts,
		private readonly Definitions $definitions,
		private readonly Clock $clock,
	) {
	}

	/** @throws Refusal unless the form takes responses now, and from whoever asks */
	public function enter(string $hash, Visit $visit): OpenForm {
		$form = $this->find($hash);
		$this->admit($form, AnswerSettings::of($this->definitions->plain($form)), $visit);
		return $form;
	}

	/** @throws Refusal */
	public function admit(OpenForm $form, AnswerSettings $settings, Visit $visit): void {
		$this->requireOpen($form, $settings);
		if ($settings->most !== null && $form->responses >= $settings->most) {
			throw self::full($settings);
		}
		$this->requireGuest($form, $settings, $visit);
	}

	/**
	 * Somebody who has answered before, and adds no response.
	 *
	 * @throws Refusal
	 */
	public function admitAgain(OpenForm $form, AnswerSettings $settings, Visit $visit): void {
		$this->requireOpen($form, $settings);
		$this->requireGuest($form, $settings, $visit);
	}

	/** @throws Refusal unless whoever asks knows the password and is invited */
	private function requireGuest(OpenForm $form, AnswerSettings $settings, Visit $visit): void {
		$this->requirePassword($form, $visit->password);
		$this->requireInvited($settings, $visit->respondent->userId);
	}

	/** @throws NotFound also for a link that is off, or whose form is in the trash bin */
	public function find(string $hash): OpenForm {
		$form = $this->forms->findByHashOrNull($hash);
		if ($form?->isTrashed === true && $this->trash->isRestored($form->fileId)) {
			// Nextcloud says nothing of a form in a folder that comes back.
			$this->trash->saveRestored($form->fileId);
			$form = $this->forms->findByHashOrNull($hash);
		}
		return $form !== null && $form->isPublic && !$form->isTrashed && $this->policy->isOn()
			? $form
			: throw new NotFound(Reason::UNKNOWN_LINK, 'There is no form at this address.');
	}

	/** @throws Refusal unless the form takes responses now */
	private function requireOpen(OpenForm $form, AnswerSettings $settings): void {
		$now = $this->clock->now()->getTimestamp();
		if ($form->startsAt !== null && $now < $form->startsAt) {
			$opens = ['opensAt' => IsoTime::of($form->startsAt)];
			throw new Forbidden(Reason::NOT_OPEN, 'This form is not open yet.', details: $opens);
		}
		if (min($form->expiresAt ?? PHP_INT_MAX, $settings->expiresAt ?? PHP_INT_MAX) <= $now) {
			throw new Gone(Reason::EXPIRED, 'This form is closed.');
		}
	}

	public static function full(AnswerSettings $settings): Gone {
		$message = $settings->limitMessage === '' ? 'This form takes no more responses.' : $settings->limitMessage;
		return new Gone(Reason::FULL, $message);
	}

	/** @throws Unauthorized unless the form needs no password, or this is it */
	private function requirePassword(OpenForm $form, #[\SensitiveParameter] ?string $password): void {
		if ($this->isPasswordRight($form, $password)) {
			return;
		}
		$refusal = new Unauthorized(Reason::PASSWORD_REQUIRED, $password === null
			? 'This form needs a password.'
			: 'This is not the password of the form.');
		throw $password === null ? $refusal : $refusal->ofBadSecret();
	}

	public function isPasswordRight(OpenForm $form, #[\SensitiveParameter] ?string $password): bool {
		return $form->passwordHash === null || ($password !== null && $this->passwords->isRight($password, $form->passwordHash));
	}

	/** @throws Refusal unless the form is for this account, or for guests */
	private function requireInvited(AnswerSettings $settings, ?string $userId): void {
		if (!$settings->requiresLogin && !$settings->isRestricted()) {
			return;
		}
		if ($userId === null) {
			throw new Unauthorized(Reason::LOGIN_REQUIRED, 'Log in to answer this form.');
		}
		$isInvited = !$settings->isRestricted() || in_array($userId, $settings->users, true)
			|| ($settings->groups !== [] && array_intersect($this->accounts->groupIds($userId), $settings->groups) !== []);
		if (!$isInvited) {
			throw new Forbidden(Reason::NOT_INVITED, 'This form is for other people.');
		}
	}
}
