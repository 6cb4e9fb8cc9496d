<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\History;

/** What changed a value. */
enum Cause: string {
	case Save = 'save';
	case Restore = 'restore';
	/** The field got another type, in which the same value is written differently. */
	case Convert = 'convert';
	/** An option that the value has got another name. */
	case Rename = 'rename';
	/** The field got another type, which the value does not fit, so it was taken away. */
	case Unfit = 'unfit';
	/** The file was made by copying another one. */
	case Copy = 'copy';
	/** A program set a property of the file. */
	case WebDav = 'webdav';

	/** Whether somebody chose the value, and could choose only what the field offers. */
	public function isChosen(): bool {
		return $this === self::Save || $this === self::WebDav;
	}
}
