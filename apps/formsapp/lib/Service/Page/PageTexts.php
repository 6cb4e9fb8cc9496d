<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Page;

use OCA\FormsApp\Model\Link\PageState;
use OCP\IL10N;

/** What the page of a link says when it does not show the form. */
final class PageTexts {
	public static function heading(IL10N $l, PageState $state): string {
		return match ($state) {
			PageState::Open => $l->t('Form'),
			PageState::Password => $l->t('This form needs a password.'),
			PageState::Login => $l->t('Log in to answer this form.'),
			PageState::NotOpen => $l->t('This form is not open yet.'),
			PageState::NotInvited => $l->t('This form is for other people.'),
			PageState::Expired => $l->t('This form is closed.'),
			PageState::Full => $l->t('This form takes no more responses.'),
			PageState::Unknown => $l->t('There is no form at this address.'),
		};
	}

	/**
	 * @param string $message that the form's author wrote for when it is full, or the same as the heading
	 * @param bool $isEmbedded in a page of another website, where nobody can log in
	 */
	public static function text(IL10N $l, PageState $state, string $message, bool $isEmbedded): string {
		return match ($state) {
			PageState::Open => '',
			PageState::Password => $l->t('The person who sent you the link can tell you the password.'),
			PageState::Login => $isEmbedded
				? $l->t('Open the form in a new tab and log in there.')
				: $l->t('It is for people who have an account here.'),
			PageState::NotOpen => $l->t('Come back later: the same link will work.'),
			PageState::NotInvited => $l->t('Your account is not one of those that may answer it.'),
			PageState::Expired => $l->t('The deadline has passed.'),
			PageState::Full => $message === 'This form takes no more responses.'
				? $l->t('This form has received all the answers it can take.')
				: $message,
			PageState::Unknown => $l->t('The link may have been switched off or replaced. Ask the person who sent it to you.'),
		};
	}

	/** @return array{scriptNeeded: string, login: string} */
	public static function labels(IL10N $l, bool $isEmbedded): array {
		return [
			'scriptNeeded' => $l->t('To answer this form, switch on JavaScript in your browser.'),
			'login' => $isEmbedded ? $l->t('Open the form') : $l->t('Log in'),
		];
	}
}
