<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Dav;

use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\Scheduling\Departures;
use OCA\RoomsApp\Service\Scheduling\EventDesk;
use OCA\RoomsApp\Service\Scheduling\RoomAddresses;
use OCA\RoomsApp\Service\Scheduling\StoredEvents;
use Psr\Container\ContainerInterface;

/** What books rooms, made when it is needed: the plugin is added to every request to WebDAV, and few of them have to do with rooms. */
class BookingServices {
	public function __construct(private readonly ContainerInterface $services) {
	}

	public function desk(): EventDesk {
		return $this->get(EventDesk::class);
	}

	public function addresses(): RoomAddresses {
		return $this->get(RoomAddresses::class);
	}

	public function rooms(): RoomsOfAccount {
		return $this->get(RoomsOfAccount::class);
	}

	public function events(): StoredEvents {
		return $this->get(StoredEvents::class);
	}

	public function departures(): Departures {
		return $this->get(Departures::class);
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class
	 * @return T
	 */
	private function get(string $class): object {
		$service = $this->services->get($class);
		return $service instanceof $class ? $service : throw new \LogicException("There is no $class");
	}
}
