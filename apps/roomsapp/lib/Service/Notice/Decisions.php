<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Notice;

use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Notice\DecisionLink;
use OCA\RoomsApp\Model\Notice\DecisionPage;
use OCA\RoomsApp\Model\Notice\DecisionState;
use OCA\RoomsApp\Model\Notice\LinkState;
use OCA\RoomsApp\Model\Notice\Notice;
use OCA\RoomsApp\Model\Notice\NoticeKind;
use OCA\RoomsApp\Model\Notice\OpenRequest;
use OCA\RoomsApp\Repository\Notice\DecisionRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Gone;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Host\Accounts;
use OCA\RoomsApp\Shared\Host\Languages;
use OCP\IL10N;

/**
 * Links in mails by which managers answer requests without logging in. Opening one changes nothing, because programs that look for malware
 * open every link; the form of the page decides. A link is as good as the account that it was sent to: it answers what was asked, once, and
 * as long as that account manages the room.
 */
class Decisions {
	private const SECRET_BYTES = 32;
	private const COMMENT_CHARACTERS = 1_000;

	public function __construct(
		private readonly DecisionRepository $links,
		private readonly Requests $requests,
		private readonly NoticeTexts $texts,
		private readonly NoticeAddresses $addresses,
		private readonly Accounts $accounts,
		private readonly Languages $languages,
		private readonly InstanceZone $instance,
		private readonly Clock $clock,
	) {
	}

	/** Makes a link for a mail to a manager. */
	public function create(int $bookingId, string $stamp, string $userId): string {
		$secret = rtrim(strtr(base64_encode(random_bytes(self::SECRET_BYTES)), '+/', '-_'), '=');
		$this->links->create(self::hash($secret), $bookingId, $userId, $stamp, $this->clock->now()->getTimestamp());
		return $this->addresses->decision($secret);
	}

	public function show(#[\SensitiveParameter] string $secret): DecisionPage {
		$link = $this->links->findOrNull(self::hash($secret));
		return $this->page($link, $this->state($link));
	}

	/** @param string $answer `accept` or `decline`; anything else changes nothing */
	public function answer(#[\SensitiveParameter] string $secret, string $answer, string $comment): DecisionPage {
		$hash = self::hash($secret);
		$link = $this->links->findOrNull($hash);
		$state = $this->state($link);
		if ($link === null || !$state->isOpen() || !in_array($answer, ['accept', 'decline'], true)) {
			return $this->page($link, $state);
		}
		$isAccepted = $answer === 'accept';
		try {
			$why = mb_substr(mb_scrub($comment), 0, self::COMMENT_CHARACTERS);
			$this->requests->answer($link->bookingId, $link->stamp, $link->userId, $isAccepted, $why);
		} catch (Conflict) {
			return $this->page($link, DecisionState::Conflict);
		} catch (Gone|NotFound) {
			// Somebody else was faster.
			return $this->page($link, DecisionState::Outdated);
		}
		$used = $isAccepted ? LinkState::Accepted : LinkState::Declined;
		$this->links->saveUsed($hash, $used, $this->clock->now()->getTimestamp());
		return $this->page($link, $isAccepted ? DecisionState::Accepted : DecisionState::Declined);
	}

	private function state(?DecisionLink $link): DecisionState {
		return match ($link?->state) {
			null => DecisionState::Unknown,
			LinkState::Accepted => DecisionState::Accepted,
			LinkState::Declined => DecisionState::Declined,
			LinkState::Outdated => DecisionState::Outdated,
			LinkState::Open => match (true) {
				!$this->accounts->isEnabled($link->userId), !$this->requests->isManager($link->bookingId, $link->userId) =>
					DecisionState::NotManager,
				$this->request($link) === null => DecisionState::Outdated,
				default => DecisionState::Open,
			},
		};
	}

	private function request(DecisionLink $link): ?OpenRequest {
		return $this->requests->findOrNull($link->bookingId, $link->stamp, $link->userId);
	}

	private function page(?DecisionLink $link, DecisionState $state): DecisionPage {
		$language = $this->languages->ofUser($link?->userId);
		$l = $this->languages->texts($language);
		[$heading, $facts] = $link !== null && $state->isOpen() ? $this->asked($link, $l) : [self::heading($l, $state), []];
		return new DecisionPage($state, $language, $heading, self::text($l, $state), $facts, [
			'comment' => $l->t('Message to the organizer (optional)'),
			'accept' => $l->t('Accept'),
			'decline' => $l->t('Decline'),
			'open' => $l->t('Open Rooms'),
		], $this->addresses->app());
	}

	/** @return array{string, array<string, string>} */
	private function asked(DecisionLink $link, IL10N $l): array {
		$request = $this->request($link);
		if ($request === null) {
			return [self::heading($l, DecisionState::Outdated), []];
		}
		$rules = $request->room->rules($this->instance->zone());
		$notice = Notice::of(NoticeKind::Request, $request->booking, $request->dates, Actor::system(), '');
		return [
			$l->t('%1$s asks for %2$s', [$this->texts->organizer($l, $notice), $request->room->name]),
			$this->texts->facts($l, $notice, $request->room, $rules),
		];
	}

	private static function heading(IL10N $l, DecisionState $state): string {
		return match ($state) {
			DecisionState::Accepted => $l->t('Accepted'),
			DecisionState::Declined => $l->t('Declined'),
			default => $l->t('Nothing to answer'),
		};
	}

	private static function text(IL10N $l, DecisionState $state): string {
		return match ($state) {
			DecisionState::Open => $l->t('The room stays reserved until somebody who manages it answers.'),
			DecisionState::Conflict =>
				$l->t('Somebody else has the room at that time by now, so the request cannot be accepted. You can decline it.'),
			DecisionState::Accepted => $l->t('You accepted the request. The organizer is told.'),
			DecisionState::Declined => $l->t('You declined the request. The organizer is told.'),
			DecisionState::Outdated => $l->t('The request was answered, changed or cancelled in the meantime.'),
			DecisionState::NotManager => $l->t('You do not manage this room any more, so this link answers nothing.'),
			DecisionState::Unknown => $l->t('This link is not valid. Check that the whole address was copied from the mail.'),
		};
	}

	private static function hash(#[\SensitiveParameter] string $secret): string {
		return hash('sha256', $secret);
	}
}
