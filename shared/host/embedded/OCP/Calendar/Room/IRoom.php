<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar\Room;

/** A room that calendar clients can invite. */
interface IRoom {
	/** Unique among the rooms of its backend. */
	public function getId(): string;

	public function getDisplayName(): string;

	/** @return list<string> ids of the groups whose members may invite it; empty for everyone */
	public function getGroupRestrictions(): array;

	/** Unique among all rooms. */
	public function getEMail(): string;

	public function getBackend(): IBackend;
}
