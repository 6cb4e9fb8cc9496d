<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Extsync\ChangePage;
use OCA\RoomsApp\Model\Extsync\OutgoingEvent;
use OCA\RoomsApp\Model\Extsync\ProviderEvent;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\Subscription;

/** The calendar provider that has the mailboxes of rooms. */
interface Provider {
	/**
	 * Checks the credentials.
	 *
	 * @return string name of the organization
	 * @throws ProviderFailure
	 */
	public function tenantName(): string;

	/**
	 * Checks that the calendar of a mailbox can be read.
	 *
	 * @return string name of the mailbox
	 * @throws ProviderFailure
	 */
	public function mailboxName(string $mailbox): string;

	/**
	 * What changed in a mailbox since it was read the last time, or everything in a period. Dates of series are events of their own.
	 *
	 * @param ?string $link of the page before or of the last sync; null to read everything
	 * @param int $from Unix seconds; of no meaning with a link
	 * @param float $seconds in which it has to answer
	 * @throws ProviderFailure `LostDelta` when everything has to be read again
	 */
	public function changes(string $mailbox, ?string $link, int $from, int $to, float $seconds): ChangePage;

	/**
	 * @return ?ProviderEvent null when it is gone
	 * @throws ProviderFailure
	 */
	public function findOrNull(string $mailbox, string $id): ?ProviderEvent;

	/**
	 * @return string id of the event; that of an earlier request with the same mark, where there was one
	 * @throws ProviderFailure
	 */
	public function create(string $mailbox, OutgoingEvent $event): string;

	/** @throws ProviderFailure `NotFound` when somebody has deleted it */
	public function update(string $mailbox, string $id, OutgoingEvent $event): void;

	/**
	 * Deletes an event that we made; one that is gone already does not matter.
	 *
	 * @throws ProviderFailure
	 */
	public function delete(string $mailbox, string $id): void;

	/**
	 * Has the mailbox decline an event of somebody else, who is told; one that is gone already does not matter.
	 *
	 * @throws ProviderFailure
	 */
	public function decline(string $mailbox, string $id): void;

	/**
	 * Has the provider tell of changes in a mailbox.
	 *
	 * @param string $secret that it sends with each notification
	 * @param int $until Unix seconds
	 * @throws ProviderFailure
	 */
	public function subscribe(string $mailbox, string $address, #[\SensitiveParameter] string $secret, int $until): Subscription;

	/** @throws ProviderFailure `NotFound` when it has expired */
	public function renew(string $subscriptionId, int $until): Subscription;

	/**
	 * One that is gone already does not matter.
	 *
	 * @throws ProviderFailure
	 */
	public function unsubscribe(string $subscriptionId): void;
}
