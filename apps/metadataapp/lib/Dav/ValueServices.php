<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Dav;

use OCA\MetadataApp\Host\DavFiles;
use OCA\MetadataApp\Service\Value\PropertyValues;
use Psr\Container\ContainerInterface;

/** What the plugin works with, made when it is needed: few requests to WebDAV name a property of ours. */
class ValueServices {
	public function __construct(private readonly ContainerInterface $services) {
	}

	public function files(): DavFiles {
		return $this->get(DavFiles::class);
	}

	public function values(): PropertyValues {
		return $this->get(PropertyValues::class);
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
