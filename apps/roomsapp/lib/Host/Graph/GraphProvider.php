<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host\Graph;

use OCA\RoomsApp\Model\Extsync\ChangePage;
use OCA\RoomsApp\Model\Extsync\OutgoingEvent;
use OCA\RoomsApp\Model\Extsync\ProviderEvent;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Model\Extsync\Subscription;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Extsync\Provider;

/** Microsoft Graph as the calendar provider. */
final class GraphProvider implements Provider {
	/** @var array<string, ?GraphItem> series by id, as far as they were read */
	private array $masters = [];

	public function __construct(
		private readonly GraphClient $graph,
		private readonly SettingsRepository $settings,
	) {
	}

	#[\Override]
	public function tenantName(): string {
		try {
			$found = GraphItem::of($this->graph->send('GET', '/organization?$select=displayName'))->items('value')[0] ?? null;
		} catch (ProviderFailure $failure) {
			if ($failure->problem !== ProviderProblem::NotPermitted) {
				throw $failure;
			}
			// The credentials are right; reading the name takes a permission that nothing else needs.
			$found = null;
		}
		$name = $found?->text('displayName') ?? '';
		return $name === '' ? $this->settings->find()->extsyncTenantId : $name;
	}

	#[\Override]
	public function mailboxName(string $mailbox): string {
		$calendar = new GraphItem($this->graph->send('GET', self::user($mailbox) . '/calendar?$select=name,owner'));
		$owner = $calendar->text('owner', 'name');
		return $owner === '' ? $mailbox : $owner;
	}

	#[\Override]
	public function changes(string $mailbox, ?string $link, int $from, int $to, float $seconds): ChangePage {
		$period = http_build_query(['startDateTime' => GraphItem::iso($from), 'endDateTime' => GraphItem::iso($to)]);
		$answer = $this->graph->send('GET', $link ?? self::user($mailbox) . "/calendarView/delta?$period", null, $seconds);
		$events = $removed = [];
		foreach (GraphItem::of($answer)->items('value') as $item) {
			$id = $item->text('id');
			if ($item->text('type') === 'seriesMaster') {
				$this->masters[$id] = $item;
				continue;
			}
			$event = isset($item->values['@removed']) ? null : $this->event($mailbox, $id, $item);
			if ($event === null) {
				$removed[] = $id;
			} else {
				$events[] = $event;
			}
		}
		$links = GraphItem::of($answer);
		$next = $links->text('@odata.nextLink');
		$delta = $links->text('@odata.deltaLink');
		return "$next$delta" === ''
			? throw new ProviderFailure(ProviderProblem::BadAnswer, details: 'neither a next page nor a delta')
			: new ChangePage($events, $removed, $next === '' ? null : $next, $delta === '' ? null : $delta);
	}

	#[\Override]
	public function findOrNull(string $mailbox, string $id): ?ProviderEvent {
		$found = $this->item($mailbox, $id);
		return $found === null ? null : $this->event($mailbox, $id, $found);
	}

	#[\Override]
	public function create(string $mailbox, OutgoingEvent $event): string {
		$body = [...self::body($event), 'transactionId' => $event->mark];
		$id = GraphItem::of($this->graph->send('POST', self::user($mailbox) . '/calendar/events', $body))->text('id');
		return $id === '' ? throw new ProviderFailure(ProviderProblem::BadAnswer, details: 'an event without an id') : $id;
	}

	#[\Override]
	public function update(string $mailbox, string $id, OutgoingEvent $event): void {
		$this->graph->send('PATCH', self::path($mailbox, $id), self::body($event));
	}

	#[\Override]
	public function delete(string $mailbox, string $id): void {
		$this->unlessGone(fn () => $this->graph->send('DELETE', self::path($mailbox, $id)));
	}

	#[\Override]
	public function decline(string $mailbox, string $id): void {
		try {
			$this->unlessGone(fn () => $this->graph->send('POST', self::path($mailbox, $id) . '/decline', ['sendResponse' => true]));
		} catch (ProviderFailure $failure) {
			if ($failure->problem !== ProviderProblem::Refused) {
				throw $failure;
			}
			// The mailbox itself organizes it, and has nobody to tell.
			$this->delete($mailbox, $id);
		}
	}

	#[\Override]
	public function subscribe(string $mailbox, string $address, #[\SensitiveParameter] string $secret, int $until): Subscription {
		return self::subscription($this->graph->send('POST', '/subscriptions', [
			'changeType' => 'created,updated,deleted',
			'notificationUrl' => $address,
			'resource' => 'users/' . rawurlencode($mailbox) . '/events',
			'expirationDateTime' => GraphItem::iso($until),
			'clientState' => $secret,
		]), $until);
	}

	#[\Override]
	public function renew(string $subscriptionId, int $until): Subscription {
		$body = ['expirationDateTime' => GraphItem::iso($until)];
		return self::subscription($this->graph->send('PATCH', '/subscriptions/' . rawurlencode($subscriptionId), $body), $until);
	}

	#[\Override]
	public function unsubscribe(string $subscriptionId): void {
		$this->unlessGone(fn () => $this->graph->send('DELETE', '/subscriptions/' . rawurlencode($subscriptionId)));
	}

	/** @return ?ProviderEvent null when its series is gone */
	private function event(string $mailbox, string $id, GraphItem $item): ?ProviderEvent {
		$masterId = $item->text('seriesMasterId');
		if ($masterId !== '' && $item->text('showAs') === '') {
			// Dates of a series come with their times alone.
			$master = $this->masters[$masterId] ??= $this->item($mailbox, $masterId);
			if ($master === null) {
				return null;
			}
			$item = new GraphItem($item->values + $master->values);
		}
		[$start, $end] = [$item->time('start'), $item->time('end')];
		$isDeclined = $item->text('responseStatus', 'response') === 'declined';
		$isTaken = !$item->yes('isCancelled') && !$isDeclined && $item->text('showAs') !== 'free';
		return new ProviderEvent(
			$id,
			$start,
			$end,
			$item->yes('isAllDay'),
			trim($item->text('subject')),
			$item->text('organizer', 'emailAddress', 'address'),
			$item->text('organizer', 'emailAddress', 'name'),
			in_array($item->text('sensitivity'), ['private', 'confidential'], true),
			$isTaken && $end > $start,
			$masterId,
			$item->text('transactionId'),
		);
	}

	/** @return ?GraphItem null when it is gone */
	private function item(string $mailbox, string $id): ?GraphItem {
		try {
			return new GraphItem($this->graph->send('GET', self::path($mailbox, $id)));
		} catch (ProviderFailure $failure) {
			return $failure->problem === ProviderProblem::NotFound ? null : throw $failure;
		}
	}

	/** @param \Closure(): mixed $request */
	private function unlessGone(\Closure $request): void {
		try {
			$request();
		} catch (ProviderFailure $failure) {
			if ($failure->problem !== ProviderProblem::NotFound) {
				throw $failure;
			}
		}
	}

	/** @return array<string, mixed> */
	private static function body(OutgoingEvent $event): array {
		return [
			'subject' => $event->subject,
			'body' => ['contentType' => 'text', 'content' => $event->organizerName],
			'start' => GraphItem::written($event->start),
			'end' => GraphItem::written($event->end),
			'showAs' => $event->isTentative ? 'tentative' : 'busy',
			'sensitivity' => $event->isPrivate ? 'private' : 'normal',
			'isReminderOn' => false,
		];
	}

	/**
	 * @param array<string, mixed> $answer
	 * @throws ProviderFailure
	 */
	private static function subscription(array $answer, int $until): Subscription {
		$value = new GraphItem($answer);
		$id = $value->text('id');
		$expires = strtotime($value->text('expirationDateTime'));
		return $id === ''
			? throw new ProviderFailure(ProviderProblem::BadAnswer, details: 'a subscription without an id')
			: new Subscription($id, $expires === false ? $until : $expires);
	}

	private static function path(string $mailbox, string $id): string {
		return self::user($mailbox) . '/events/' . rawurlencode($id);
	}

	private static function user(string $mailbox): string {
		return '/users/' . rawurlencode($mailbox);
	}
}
