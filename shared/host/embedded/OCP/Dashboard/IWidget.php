<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard;

/** A part of the dashboard. */
interface IWidget {
	/** Of a-z, 0-9, - and _, beginning with a letter. */
	public function getId(): string;

	/** In the reader's language. */
	public function getTitle(): string;

	/** The lower, the further in front. */
	public function getOrder(): int;

	/** CSS class. */
	public function getIconClass(): string;

	/** Where the title leads; null for nowhere. */
	public function getUrl(): ?string;

	/** Adds scripts and styles to the page, if it needs any. */
	public function load(): void;
}
