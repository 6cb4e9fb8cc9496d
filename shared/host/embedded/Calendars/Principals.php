<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars;

use Host\Accounts\Users\Users;
use Host\Calendars\Dav\Leaf;
use Host\Dav\Http\Address;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use OCP\IUser;

/** People and rooms, as those who have calendars and can be invited. */
final class Principals {
	public const USERS = 'principals/users';
	private const BASE = '/remote.php/dav/';
	private const CALDAV = '{urn:ietf:params:xml:ns:caldav}';
	private const EMAIL = '{http://sabredav.org/ns}email-address';
	private const MOST = 25;

	public function __construct(
		private readonly Users $users,
		private readonly Rooms $rooms,
	) {
	}

	public function person(IUser $user): Leaf {
		$uid = $user->getUID();
		$home = static fn (string $path): Markup => Markup::hrefs(self::BASE, "calendars/$uid/$path");
		return new Leaf($uid, [
			'{DAV:}displayname' => $user->getDisplayName(),
			self::CALDAV . 'calendar-home-set' => $home(''),
			self::CALDAV . 'schedule-inbox-URL' => $home('inbox/'),
			self::CALDAV . 'schedule-outbox-URL' => $home('outbox/'),
			self::CALDAV . 'calendar-user-type' => 'INDIVIDUAL',
			...self::common((string)$user->getEMailAddress(), self::USERS . "/$uid/"),
		]);
	}

	/** All rooms, which everyone can list; who tries to change them is told that there are none. */
	public function rooms(): Leaf {
		$refusal = Problem::of('NotFound', "Node with name 'calendar-rooms' could not be found");
		$room = function (string $name) use ($refusal): Leaf|string {
			$facts = $this->rooms->find($name);
			$common = self::common($facts[self::EMAIL] ?? '', Rooms::PRINCIPALS . "/$name/");
			return $facts === null ? "Principal with name $name not found" : new Leaf($name, $facts + $common, null, $refusal);
		};
		return new Leaf('calendar-rooms', [], $room, $refusal, $this->rooms->names(...));
	}

	/** @return list<string> what stands for a principal in invitations */
	public function addresses(string $principal): array {
		$name = substr($principal, strlen(self::USERS) + 1);
		$email = str_starts_with($principal, self::USERS . '/') ? $this->users->get($name)?->getEMailAddress() : null;
		return [...($email === null || $email === '' ? [] : ["mailto:$email"]), Address::encode(self::BASE . "$principal/")];
	}

	/** @return ?string the principal that a message for an address goes to, as far as the person may invite it */
	public function invited(string $user, string $address): ?string {
		if (!str_starts_with($address, 'mailto:')) {
			return null;
		}
		$people = $this->users->getByEmail(substr($address, 7));
		$room = $this->rooms->byAddress($user, substr($address, 7));
		return count($people) === 1 ? self::USERS . '/' . $people[0]->getUID() : ($room === null ? null : Rooms::PRINCIPALS . "/$room");
	}

	/**
	 * @param string $in principals/users or principals/calendar-rooms; nobody is found elsewhere
	 * @param array<string, string> $wanted part of a property's value by its name
	 * @param bool $isAny one of them is enough
	 * @return list<string> names
	 */
	public function search(string $user, string $in, array $wanted, bool $isAny): array {
		$found = array_map(fn (string $property, string $value): array => match ($in) {
			self::USERS => $this->people($property, $value),
			Rooms::PRINCIPALS => $this->rooms->search($user, $property, $value),
			default => [],
		}, array_keys($wanted), $wanted);
		return match (true) {
			$found === [] => [],
			$isAny => array_values(array_unique(array_merge(...$found))),
			default => array_values(array_intersect(...$found)),
		};
	}

	/** @return list<string> */
	private function people(string $property, string $value): array {
		return match ($property) {
			self::EMAIL, self::CALDAV . 'calendar-user-address-set' => array_map(
				static fn (IUser $one): string => $one->getUID(),
				$this->users->getByEmail($value),
			),
			'{DAV:}displayname' => array_map(strval(...), array_keys($this->users->search($value, self::MOST))),
			default => [],
		};
	}

	/** @return array<string, string|Markup> properties that every principal has */
	private static function common(string $email, string $path): array {
		$addresses = $email === '' ? '' : '<d:href>' . htmlspecialchars("mailto:$email", ENT_XML1 | ENT_NOQUOTES) . '</d:href>';
		$self = Markup::hrefs(self::BASE, $path);
		return [
			'{DAV:}resourcetype' => new Markup('<d:collection/><d:principal/>'),
			'{DAV:}principal-URL' => $self,
			'{DAV:}alternate-URI-set' => new Markup($addresses),
			self::CALDAV . 'calendar-user-address-set' => new Markup($addresses . $self->xml),
			...($email === '' ? [] : [self::EMAIL => $email]),
		];
	}
}
