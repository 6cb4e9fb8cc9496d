<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** Something that an app adds to WebDAV. */
abstract class ServerPlugin {
	/**
	 * Called when the plugin is added, before it is known who asks: the place to listen to the server's events.
	 *
	 * @return void
	 */
	abstract public function initialize(Server $server);

	/** @return list<string> words for the DAV header */
	public function getFeatures() {
		return [];
	}

	/** @return string of two plugins of one name the later one stays in the list */
	public function getPluginName() {
		return static::class;
	}
}
