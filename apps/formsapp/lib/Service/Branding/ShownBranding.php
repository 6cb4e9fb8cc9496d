<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Branding;

use OCA\FormsApp\Host\PageAddresses;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Branding\Palette;
use OCA\FormsApp\Model\Branding\StoredImage;

/** How a form looks, for those who answer it: chosen member by member. */
class ShownBranding {
	public function __construct(private readonly PageAddresses $addresses) {
	}

	/**
	 * @param mixed $stored branding in the definition
	 * @return \stdClass as ShownBranding of the contract
	 */
	public function of(OpenForm $form, mixed $stored): \stdClass {
		$branding = Branding::of($stored);
		[$background, $accent] = [$branding->text('backgroundColor'), $branding->text('accentColor')];
		return (object)array_filter([
			'headerImage' => $this->image($form, $branding),
			'backgroundColor' => $background,
			'accentColor' => $accent,
			'palette' => Palette::of($background, $accent),
		], static fn (mixed $value): bool => $value !== null);
	}

	/** @return ?array<string, mixed> */
	private function image(OpenForm $form, Branding $branding): ?array {
		$image = StoredImage::all($form->images)[(string)$branding->text('headerImage')] ?? null;
		return $image === null ? null : [
			'url' => $this->addresses->image($form->fileId, $image->id),
			'alt' => $branding->text('headerImageAlt') ?? '',
			'layout' => $branding->text('headerLayout') ?? 'logo',
			'width' => $image->width,
			'height' => $image->height,
		];
	}
}
