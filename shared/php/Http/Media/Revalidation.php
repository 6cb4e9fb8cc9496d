<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;
use Shared\Http\Json;

/** Answers that clients cache and revalidate: unchanged ones are not sent again. */
final class Revalidation {
	public const CACHE_CONTROL = 'private, no-cache';

	/**
	 * @param string $prefix start of the tag, followed by a dot
	 * @param string $cacheControl for how long clients need not ask
	 * @return Response<Http::STATUS_*, array<string, mixed>> the answer with a tag over its whole content, or 304
	 */
	public static function of(
		Json $answer,
		IRequest $request,
		string $prefix = '',
		string $cacheControl = self::CACHE_CONTROL,
	): Response {
		$tag = ($prefix === '' ? '' : "$prefix.") . hash('xxh128', $answer->render());
		$answer->setETag($tag);
		$answer->addHeader('Cache-Control', $cacheControl);
		return self::isKnown($tag, $request->getHeader('If-None-Match')) ? self::notModified($tag, $cacheControl) : $answer;
	}

	/** @param string $known value of `If-None-Match`: one tag or several, weak ones too, or `*` */
	public static function isKnown(string $tag, string $known): bool {
		preg_match_all('~"([^"]*)"~', $known, $tags);
		// Servers that compress an answer append to its tag.
		$plain = array_map(static fn (string $one): string => preg_replace('/-(?:gzip|br|zstd|df)$/', '', $one) ?? $one, $tags[1]);
		return trim($known) === '*' || in_array($tag, $plain, true);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	private static function notModified(string $tag, string $cacheControl): Response {
		$answer = new Response(Http::STATUS_NOT_MODIFIED);
		$answer->setETag($tag);
		$answer->addHeader('Cache-Control', $cacheControl);
		return $answer;
	}
}
